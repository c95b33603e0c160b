import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const visitorName = 'Смирнова Ольга Павловна';

describe('A visitor asks about a course', () => {
  let visitor: Visit;
  let manager: Visit;
  let prodName: string;
  let requestId: number;

  before(async function () {
    this.timeout(120_000);
    visitor = await visit({ viewport: phone });
    manager = await visit({ viewport: desktop });
  });
  after(() => Promise.all([visitor.end(), manager.end()]));

  it('finds a course by a word in the header search and opens it', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Поиск' }).click();
    const box = page.getByRole('combobox', { name: 'Поиск курсов и лекторов' });
    await box.pressSequentially('ретритмент', { delay: 20 });
    const offered = await page.getByRole('option').first().innerText();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL('**/prods/*');
    prodName = await page.getByRole('heading', { level: 1 }).innerText();
    expect(offered).to.include(prodName.slice(0, 90));
  });

  it('is told what is missing when the form is sent empty', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Задать вопрос' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Заявка' });
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    for (const text of ['Обязательное поле', 'Город обязателен для заполнения', 'Требуется подтверждение'])
      await dialog.getByText(text).first().waitFor();
  });

  it('sends the request with a city from the combobox', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Заявка' });
    await dialog.getByLabel('ФИО').fill(visitorName);
    await dialog.getByLabel('Телефон').fill('8 (912) 345-67-89');
    await dialog.getByLabel('Почта').fill('olga.smirnova@example.ru');
    const city = dialog.getByRole('combobox', { name: 'Город' });
    await city.pressSequentially('перм', { delay: 30 });
    await dialog.getByRole('option', { name: /Пермь/ }).first().click();
    await dialog.getByLabel(/Комментарий/).fill('Подойдёт ли курс после интернатуры?');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Ваша заявка успешно отправлена, ожидайте ответа менеджера').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    requestId = await newestRequest();
  });

  it('is found by a manager, who confirms it with its button', async () => {
    const { page } = manager;
    await openAs(page, 'manager');
    await openMenu(page, 'Заявки');
    await page
      .getByRole('row', { name: new RegExp(`№ ${requestId}\\b`) })
      .getByRole('link', { name: visitorName })
      .click();
    await page.getByText('Подойдёт ли курс после интернатуры?').waitFor();
    await page.getByRole('button', { name: 'Записать итог' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Получил ответ' }).check();
    await dialog.getByRole('button', { name: 'Записать итог' }).click();
    await page.getByText('Обработана: получил ответ').first().waitFor();
  });

  it('leaves a letter about it in the outbox, which goes out', async () => {
    const { db } = await app();
    await eventually(async () => {
      const { rows } = await db.query(
        `select kind, "to", status from outbox where resource = 'manager_requests' and record_id = $1 order by id`,
        [requestId],
      );
      const confirmed = rows.find(({ kind }) => kind === 'request_confirmed');
      expect(confirmed).to.include({ to: 'olga.smirnova@example.ru', status: 'SENT' });
    });
  });

  it('causes no console error and asks no other host', () => {
    expectNoProblems(visitor);
    expectNoProblems(manager);
  });
});

async function newestRequest(): Promise<number> {
  const { rows } = await (await app()).db.query('select max(id) as id from manager_requests');
  return rows[0].id;
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Разделы бэк-офиса' })
    .getByRole('link', { name, exact: true })
    .click();
}
