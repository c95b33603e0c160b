import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { bulkToolbar, tick } from './bulkToolbar.ts';

describe('A head of managers rejects several requests at once', function () {
  this.timeout(120_000);
  let head: Visit;

  before(async () => {
    const { db } = await app();
    await db.query(
      `insert into manager_requests (name, phone, email, city, status, result) values
       ('Массов Первый', '79990000001', 'one@test.local', 'Пермь', 'CREATED', null),
       ('Массов Второй', '79990000002', 'two@test.local', 'Пермь', 'CREATED', null),
       ('Массов Готовый', '79990000003', 'done@test.local', 'Пермь', 'CANCELED', null)`,
    );
    head = await visit();
    await enterAs(head.page, 'admin');
  });
  after(() => head?.end());

  const statuses = async () => {
    const { rows } = await (await app()).db.query(
      `select status from manager_requests where name like 'Массов %' order by id`,
    );
    return rows.map(({ status }) => status);
  };

  it('gives the reason once, learns who refuses and why, and moves the rest', async () => {
    const { page } = head;
    await page.goto(`/adm/manager_requests?filter=${encodeURIComponent('{"q":"Массов"}')}`);
    await tick(page, 'Массов');
    await bulkToolbar(page)
      .getByText(/^Выбраны 3 записи$/)
      .waitFor();
    await bulkToolbar(page).getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Причина/).fill('Дубли с выставки');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await dialog.getByText('Действие «Отклонить» недоступно в статусе «Отменена»').waitFor();
    expect(await statuses()).to.deep.equal(['CREATED', 'CREATED', 'CANCELED']);
    await dialog.getByRole('button', { name: /^Отклонить: 2\sзаписи$/ }).click();
    await dialog.getByText('Не изменено: 1').waitFor();
    expect(await dialog.getByRole('link', { name: /^№ \d+$/ }).count()).to.equal(1);
    await page.close();
    expect(await statuses()).to.deep.equal(['REJECTED', 'REJECTED', 'CANCELED']);
  });

  it('causes no console error', () => expectNoProblems(head));
});
