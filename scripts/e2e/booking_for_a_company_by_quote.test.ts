import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { qrCodesOf } from '../../api/platform/documents/testing/reading.ts';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const clinic = 'ООО «Зубной двор»';
const email = 'quote-of-a-company@example.ru';

interface Asked {
  id: number;
  token: string;
  stage: string;
  order_id: number | null;
}

describe('A clinic asks for an offer, accepts it and pays, and its people name themselves', function () {
  this.timeout(180_000);
  let clerk: Visit;
  let course: { id: number; name: string; path: string };
  let links: string[] = [];

  before(async () => {
    course = await ownCourse(soldByInvoice);
    clerk = await visit();
  });
  after(() => clerk?.end());

  const region = (name: string) => clerk.page.getByRole('region', { name });

  it('finds the course by its name where none was chosen', async () => {
    const { page } = clerk;
    await page.goto('/legal-request');
    await page.getByLabel('Название, лектор или город').fill(course.name);
    await page.getByRole('button', { name: 'Найти' }).click();
    await page
      .getByRole('list', { name: 'Найденные курсы' })
      .getByRole('link', { name: course.name })
      .click();
    await page.waitForURL(`**/legal-request?prod=${course.id}`);
    await page.getByRole('heading', { name: course.name }).waitFor();
  });

  it('comes from the page of a course, and is told at once of a wrong tax number', async () => {
    const { page } = clerk;
    await page.goto(course.path);
    await page.getByRole('link', { name: 'Групповая заявка' }).first().click();
    await page.waitForURL(`**/legal-request?prod=${course.id}`);
    await page.getByLabel('ИНН').fill('7725088528');
    await page.getByLabel(/^КПП/).focus();
    await page.getByText('Проверьте ИНН: контрольные цифры не сходятся').waitFor();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.getByRole('link', { name: /^Сколько мест: Обязательное поле/ }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
  });

  it('sees what so many cost, and asks for an offer', async () => {
    const { page } = clerk;
    await page.getByLabel('Сколько мест').fill('3');
    const sum = page.getByRole('region', { name: 'Стоимость' });
    await sum.getByRole('listitem').first().waitFor();
    await page.getByLabel('ИНН').fill('7725088527');
    await page.getByLabel(/^КПП/).fill('772501001');
    await page.getByLabel('Название организации').fill(clinic);
    await page.getByLabel('Юридический адрес').fill('Москва, Арбат, 1');
    const signs = region('Кто подпишет документы');
    await signs.getByLabel('ФИО подписанта').fill('Дворников Пётр Ильич');
    await signs.getByLabel('Должность подписанта').fill('Директор');
    await signs.getByLabel('Действует на основании').fill('Устав');
    await signs.getByLabel('Почта подписанта').fill('boss-of-a-company@example.ru');
    const contact = region('Контактное лицо');
    await contact.getByLabel('Фамилия').fill('Секретарёва');
    await contact.getByLabel('Имя', { exact: true }).fill('Мария');
    await contact.getByLabel('Телефон').fill('89011234577');
    await contact.getByLabel('Почта').fill(email);
    await page.getByLabel(/^Номер вашего заказа/).fill('ЗД-17');
    await page.getByLabel(/^Я действую от своего имени/).check();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.waitForURL(/\/legal-request\/[\w-]{32}$/);
    await page.getByRole('heading', { level: 1, name: 'Заявка принята' }).waitFor();
    await page.getByText('ЗД-17').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is sent an offer on paper whose prices stand', async () => {
    const { page } = clerk;
    const { url } = await app();
    const manager = await asStaff(url, 'manager');
    await manager('POST', `/adm/legal_requests/${(await asked()).id}/quote`, {});
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Предложение ждёт вашего решения' }).waitFor();
    await page.getByText(/^Цены зафиксированы до \d\d\.\d\d\.\d{4} включительно/).waitFor();
    const pdf = await page.getByRole('link', { name: /^Предложение в PDF/ }).getAttribute('href');
    const answer = await fetch(url + pdf);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('accepts it, on the terms that are linked to and on no others', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: 'Принять предложение' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Принять и получить счёт-договор' }).click();
    await dialog.getByText('Подтвердите согласие с условиями').waitFor();
    expect((await asked()).stage).to.equal('QUOTED');
    expect(await dialog.getByRole('link', { name: /^условия оферты/ }).getAttribute('href')).to.match(
      /^\/pravila-oplaty/,
    );
    await dialog.getByRole('checkbox').check();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Принять и получить счёт-договор' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ждём оплату по счёту' }).waitFor();
    await page.getByRole('button', { name: /^Счёт-договор № / }).waitFor();
  });

  it('has three places with links of their own once the money has come', async () => {
    const { page } = clerk;
    await payTheInvoice();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Оплачено: назовите участников' }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Место 3' }).waitFor();
    links = await page.getByText(/\/legal-request\/seat\/[\w-]{32}$/).allTextContents();
    expect(new Set(links)).to.have.length(3);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('names one of them itself, and takes a link back for another', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: 'Указать участника — Место 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Фамилия').fill('Дворникова');
    await dialog.getByLabel('Имя', { exact: true }).fill('Вера');
    await dialog.getByLabel('Почта').fill('vera-of-a-company@example.ru');
    await dialog.getByLabel(/^Отправить участнику билет/).uncheck();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Указать' }).click();
    await page.getByText('Дворникова Вера').waitFor();
    await page.getByText('билет передаёте вы').waitFor();
    expect(await lettersTo('vera-of-a-company@example.ru')).to.equal(0);
    await page.getByRole('button', { name: 'Заменить ссылку — Место 3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [, , third = ''] = links;
    await page.getByText(third).waitFor({ state: 'detached' });
    await meets(third, 'Ссылка не действует');
  });

  it('whose invited names himself on his phone, once', async () => {
    const [, second = ''] = links;
    const guest = await visit({ viewport: phone });
    const { page } = guest;
    await page.goto(second);
    await page.getByText(clinic).waitFor();
    await page.getByLabel('Фамилия').fill('Гостев');
    await page.getByLabel('Имя', { exact: true }).fill('Илья');
    await page.getByLabel('Почта').fill('guest-of-a-company@example.ru');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel(/^Я согласен/).check();
    await page.getByRole('button', { name: 'Записаться' }).click();
    await page.getByText('Вы записаны. Билет уже отправлен вам на почту.').waitFor();
    expectNoProblems(guest);
    await guest.end();
    await meets(second, null);
    await clerk.page.reload();
    await clerk.page.getByText('Названы 2 из 3').first().waitFor();
    await clerk.page.getByText('Гостев Илья').waitFor();
  });

  it('takes the tickets of all who are named as one file, at its desk and on a phone', async () => {
    const { page } = clerk;
    const { db, url } = await app();
    expect(await lettersTo('guest-of-a-company@example.ru')).to.equal(1);
    const { rows } = await db.query<{ ticket_code: string }>(
      `select ticket_code from order_participants where order_id = $1 and last_name is not null order by number`,
      [(await asked()).order_id],
    );
    const all = page.getByRole('link', { name: 'Все билеты в PDF' });
    const pdf = await fetch(url + (await all.getAttribute('href')));
    const codes = rows.map(({ ticket_code }) => ticket_code);
    expect(codes).to.have.length(2);
    expect(qrCodesOf(Buffer.from(await pdf.arrayBuffer()))).to.deep.equal(codes);
    await page.getByRole('link', { name: /^Заказ З-/ }).click();
    await page.waitForURL(/\/payment\/[\w-]{32}$/);
    await page.setViewportSize(phone);
    const same = page.getByRole('link', { name: 'Все билеты в PDF (2)' });
    const href = await same.getAttribute('href');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect((await fetch(url + href)).headers.get('content-type')).to.equal('application/pdf');
  });

  it('leaves money and seats whole, and meets no error of ours', async () => {
    await expectMoneyIsWhole();
    expectNoProblems(clerk);
  });

  /** Another visitor opens a link that is no longer valid. */
  async function meets(link: string, heading: string | null): Promise<void> {
    const other = await visit({ viewport: phone });
    await other.page.goto(link);
    if (heading === null) await other.page.getByText('По этой ссылке уже записались').waitFor();
    else await other.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await formsOn(other.page)).to.equal(0);
    await other.end();
  }

  async function lettersTo(address: string): Promise<number> {
    const { db } = await app();
    const { rows } = await db.query(`select id from outbox where kind = 'ticket' and "to" = $1`, [address]);
    return rows.length;
  }

  async function asked(): Promise<Asked> {
    const { db } = await app();
    const { rows } = await db.query<Asked>(
      'select id, token, stage, order_id from legal_requests where email = $1',
      [email],
    );
    return rows[0] as Asked;
  }

  async function payTheInvoice(): Promise<void> {
    const { db, url } = await app();
    const { rows } = await db.query<{ id: number; total: string }>(
      'select id, total from invoices where order_id = $1',
      [(await asked()).order_id],
    );
    const bookkeeper = await asStaff(url, 'bookkeeper');
    await bookkeeper('POST', `/adm/invoices/${rows[0]?.id}/mark_paid`, {
      sum: Number(rows[0]?.total) / 100,
      document_number: '1717',
      document_date: moscowDay(new Date()),
    });
  }
});

const formsOn = (page: Page) => page.locator('form').count();
