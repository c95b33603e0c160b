import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { cellsOfCsv } from '../../api/testing/tables.ts';
import { signedIn } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';

const count = 5001;

describe('An administrator exports a list that is too long to wait for', function () {
  this.timeout(120_000);
  let admin: Visit;

  before(async () => {
    const { db } = await app();
    await db.query(
      `insert into director_questions (fio, tel, email, specialization, comment)
       select 'Долгий Список', '+79120000077', 'long@example.ru', 'Терапевт', 'Вопрос № ' || number
       from generate_series(1, $1::integer) number`,
      [count],
    );
    admin = await visit();
    await enterAs(admin.page, 'admin');
  });
  after(async () => {
    await admin?.end();
    await (await app()).db.query('delete from export_tasks');
    await (await app()).db.query(`delete from director_questions where fio = 'Долгий Список'`);
  });

  const menu = () => admin.page.getByRole('button', { name: 'Выгрузить', exact: true });

  it('sees how far it is, works on, and is told when the file is ready', async () => {
    const { page } = admin;
    const filter = encodeURIComponent(JSON.stringify({ q: 'Долгий Список' }));
    await page.goto(`/adm/director_questions?filter=${filter}&sort=id&order=ASC`);
    await page.getByRole('row').nth(1).waitFor();
    await menu().click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    await page.getByText('Список длинный: файл готовится').waitFor();
    await page.getByRole('button', { name: /^Готовлю файл: \d/ }).waitFor();
    await page.getByText('Файл готов: он в меню «Выгрузить»').waitFor({ timeout: 60_000 });
  });

  it('takes from the menu exactly the list: every row, in its order', async () => {
    const { page } = admin;
    await menu().click();
    const file = page.getByRole('menuitem', { name: /^Скачать: Вопросы директору, CSV/ });
    await file.getByText(/^Строк: 5\s001, хранится до /).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    const [head, ...rows] = cellsOfCsv((await readFile(await download.path(), 'utf8')).replace('\ufeff', ''));
    const column = head?.indexOf('Вопрос') ?? -1;
    const { rows: listed } = await (await app()).db.query(
      `select comment from director_questions where fio = 'Долгий Список' order by id`,
    );
    expect(rows.map((row) => row[column])).to.deep.equal(listed.map(({ comment }) => comment));
  });

  it('and finds it on a phone too, by the bell', async () => {
    const { page } = admin;
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: /^Уведомления: \d+ нов/ }).click();
    await page.getByRole('dialog', { name: 'Уведомления' }).getByText('Файл выгрузки готов').first().click();
    await page.waitForURL('**/adm/director_questions*');
    await menu().click();
    await page.getByRole('menuitem', { name: /^Скачать: Вопросы директору/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktop);
  });

  it('which nobody else gets, an administrator neither', async () => {
    const { db, url } = await app();
    const { rows } = await db.query('select id from export_tasks order by id desc limit 1');
    const ask = async (key: string) => {
      const headers = { authorization: `Bearer ${await signedIn(url, key)}` };
      return (await fetch(`${url}/api/adm/exports/${rows[0].id}/file`, { headers })).status;
    };
    expect([await ask('admin-2'), await ask('manager'), await ask('admin')]).to.deep.equal([404, 404, 200]);
    expectNoProblems(admin);
  });
});
