import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { cellsOfCsv } from '../../api/testing/tables.ts';
import { app } from './app.ts';
import { enterAs, expectNoProblems, type Visit, visit } from './browser.ts';

describe('An administrator exports a list', () => {
  let admin: Visit;

  before(async function () {
    this.timeout(180_000);
    admin = await visit();
    await enterAs(admin.page, 'admin');
  });
  after(() => admin.end());

  it('and gets exactly what he sees: the filter, the order and the columns, all pages of it', async function () {
    this.timeout(60_000);
    const { page } = admin;
    const filter = JSON.stringify({ status: 'CONFIRMED' });
    await page.goto(`/adm/lecturers?filter=${encodeURIComponent(filter)}&sort=name&order=DESC`);
    const titles = page.getByRole('columnheader');
    await page.getByRole('row').nth(1).waitFor({ timeout: 30_000 });
    const seen = (await titles.allTextContents()).map((text) => text.trim()).filter((text) => text !== '');
    await page.getByRole('button', { name: 'Выгрузить' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\ufeff')).to.equal(true);
    const [head, ...rows] = cellsOfCsv(text.replace('\ufeff', ''));
    const { rows: expected } = await (await app()).db.query(
      `select name from lecturers where status = 'CONFIRMED' and deleted_at is null order by name desc nulls last, id desc`,
    );
    expect(rows.map(([name]) => name)).to.deep.equal(expected.map(({ name }) => name));
    expect(head?.length, `${head} of ${seen}`).to.be.at.most(seen.length);
    expect(head?.[0]).to.equal('Имя');
  });

  it('and meets no error of ours', () => expectNoProblems(admin));
});
