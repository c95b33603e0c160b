import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import {
  desktop,
  enterAs,
  expectNoProblems,
  issuesInBothLooks,
  openAs,
  phone,
  type Visit,
  visit,
} from './browser.ts';

const text = 'Заявки на курсы теперь подтверждают за один рабочий день';

describe('Accepting a notification', function () {
  this.timeout(120_000);
  let manager: Visit;
  let admin: Visit;
  let center: Visit;

  before(async () => {
    [manager, admin, center] = await Promise.all([
      visit({ viewport: desktop }),
      visit({ viewport: desktop }),
      visit({ viewport: phone }),
    ]);
    await enterAs(center.page, 'center', sessionTokenKeys.partner);
  });
  after(async () => {
    await Promise.all([manager?.end(), admin?.end(), center?.end()]);
    // It would cover the cabinet of the centre in every later journey.
    const { url } = await app();
    const call = await asStaff(url);
    const filter = encodeURIComponent('{"status":"APPROVED"}');
    for (const { id } of await call<{ id: number }[]>('GET', `/adm/notifications?filter=${filter}`))
      await call('POST', `/adm/notifications/${id}/stop`, {});
  });

  const dialog = (): Locator => center.page.getByRole('alertdialog', { name: 'Уведомление' });
  const openCabinet = async () => {
    await center.page.goto('/partner/centers');
    await center.page.getByRole('heading', { level: 2 }).first().waitFor();
  };

  it('a manager of banners writes it, and sees how it will look', async () => {
    const { page } = manager;
    await openAs(page, 'manager_banner', '/adm/notifications/create');
    await page.getByLabel('Текст', { exact: false }).first().fill(`${text}.\nПрочитайте новую редакцию.`);
    await page.getByLabel('Ссылка', { exact: true }).fill('javascript:alert(1)');
    await page.getByLabel('Кнопка согласия').fill('Согласен с правилами');
    await page.getByRole('combobox', { name: 'Кому' }).click();
    await page.getByRole('option', { name: 'Учебные центры' }).click();
    await page.getByLabel('Показывать до').fill('2036-11-30T12:00');
    await page.getByLabel('Не закрывать без ответа').check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Начните ссылку с / или с https://').first().waitFor();
    await page.getByLabel('Ссылка', { exact: true }).fill('/docs');
    await page.getByText('Окном поверх кабинета').waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Уведомление сохранено и ждёт одобрения').waitFor();
    await page.getByText('Ждёт одобрения').first().waitFor();
    expect(await page.getByRole('button', { name: 'Одобрить' }).count()).to.equal(0);
    await openCabinet();
    await center.settled();
    expect(await dialog().count(), 'not before it is approved').to.equal(0);
    expectNoProblems(manager);
  });

  it('an administrator approves it', async () => {
    const { page } = admin;
    await openAs(page, 'admin', '/adm/notifications');
    await page.getByRole('link', { name: text }).click();
    await page.getByRole('button', { name: 'Одобрить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Одобрить' }).click();
    await page.getByText('Одобрено', { exact: true }).first().waitFor();
    await page.getByText('Пока никто не ответил.').waitFor();
    expectNoProblems(admin);
  });

  it('a member of a centre sees a dialog that neither Escape nor a reload closes', async () => {
    const { page } = center;
    await openCabinet();
    await dialog().getByText(text).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await dialog().isVisible()).to.equal(true);
    expect(
      await dialog()
        .getByRole('link', { name: /Подробнее/ })
        .getAttribute('href'),
    ).to.equal('/docs');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.reload();
    await dialog().getByText(text).waitFor();
    await page.goto('/partner/orders');
    await dialog().getByRole('button', { name: 'Задать вопрос менеджеру' }).waitFor();
  });

  it('an answer that is lost is named, and given again', async () => {
    const { page } = center;
    await page.route('**/api/notification/*', (route) => route.abort());
    await dialog().getByRole('button', { name: 'Согласен с правилами' }).click();
    await dialog().getByText('Ответ не сохранился: проверьте связь и нажмите ещё раз').waitFor();
    await page.unroute('**/api/notification/*');
    center.problems.splice(0);
    await dialog().getByRole('button', { name: 'Согласен с правилами' }).click();
    await dialog().waitFor({ state: 'detached' });
    await openCabinet();
    await center.settled();
    expect(await dialog().count()).to.equal(0);
    expectNoProblems(center);
  });

  it('the register shows who accepted, and when', async () => {
    const { page } = admin;
    await page.reload();
    const answers = page.getByRole('region', { name: 'Кто ответил' });
    const row = answers.getByRole('row').filter({ hasText: 'Принял' });
    await row.getByText(/\d{1,2}:\d\d/).waitFor();
    await answers.getByRole('button', { name: 'Выгрузить' }).waitFor();
    await answers.getByRole('link', { name: /^Весь реестр/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Ответы на уведомления' }).waitFor();
    const accepted = page.getByRole('row').filter({ hasText: 'Принял' });
    await accepted.waitFor();
    expect(await accepted.count()).to.equal(1);
    expectNoProblems(admin);
  });

  it('one that may be closed stands beside the content, and its cross closes it', async () => {
    const { url } = await app();
    const call = await asStaff(url);
    const body = { text: 'Ночью кабинет будет недоступен', date_end: 2_100_000_000, audience: 'CENTER' };
    const { id } = await call('POST', '/adm/notifications', body);
    await call('POST', `/adm/notifications/${id}/approve`, {});
    const { page } = center;
    await openCabinet();
    const card = page.getByRole('region', { name: 'Уведомление' });
    await card.getByText('Ночью кабинет будет недоступен').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await card.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await card.waitFor({ state: 'detached' });
    await center.settled();
    await openCabinet();
    await center.settled();
    expect(await card.count()).to.equal(0);
    expectNoProblems(center);
  });
});
