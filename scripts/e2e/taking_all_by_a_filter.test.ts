import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { bulkToolbar } from './bulkToolbar.ts';

describe('An administrator takes all that a filter finds', function () {
  this.timeout(120_000);
  let admin: Visit;

  before(async () => {
    const { db } = await app();
    await db.query(
      `insert into cities (name, region) select 'Дельта ' || n, 'Край тридцати' from generate_series(1, 30) n`,
    );
    admin = await visit();
    await enterAs(admin.page, 'admin');
  });
  after(() => admin?.end());

  const left = async () => {
    const { rows } = await (await app()).db.query(
      `select count(*)::int as count from cities where region = 'Край тридцати' and deleted_at is null`,
    );
    return rows[0].count;
  };
  const takeAll = async (total: number) => {
    const { page } = admin;
    await page.goto(`/adm/cities?filter=${encodeURIComponent('{"q":"Край тридцати"}')}`);
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await bulkToolbar(page).getByText('Выбрано 25 записей').waitFor();
    await bulkToolbar(page)
      .getByRole('button', { name: `Выбрать все ${total} по этому фильтру` })
      .click();
    await bulkToolbar(page).getByRole('button', { name: 'Удалить' }).click();
  };

  it('is stopped when there are more of them by now', async () => {
    const { page } = admin;
    await takeAll(30);
    await page.getByRole('button', { name: /^Удалить: 30\sзаписей$/ }).waitFor();
    await (await app()).db.query(`insert into cities (name, region) values ('Дельта 31', 'Край тридцати')`);
    await page.getByRole('button', { name: /^Удалить: 30\sзаписей$/ }).click();
    await page.getByText(/^Список изменился: теперь под фильтром 31\sзапись/).waitFor();
    expect(await left()).to.equal(31);
    await page.getByRole('button', { name: 'Обновить список' }).click();
    await bulkToolbar(page).getByRole('button', { name: 'Снять выбор' }).click();
  });

  it('deletes them all, and takes it back by the toast', async () => {
    const { page } = admin;
    await takeAll(31);
    await page.getByRole('button', { name: /^Удалить: 31\sзапись$/ }).click();
    await page.getByText(/^31\sзапись удалена$/).waitFor();
    expect(await left()).to.equal(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await page.getByText(/^Восстановлено: 31\sзапись$/).waitFor();
    await page.close();
    expect(await left()).to.equal(31);
  });

  it('causes no console error but that of the refusal', () => {
    admin.problems = admin.problems.filter((problem) => !problem.includes('409'));
    expectNoProblems(admin);
  });
});
