import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readStatement } from '../../api/money/bank/statement.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { ownCourses } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { ownCenter } from './ownCenter.ts';
import { paidBasket } from './paidOrders.ts';
import { countPresses } from './presses.ts';

const count = 12;

describe('A bookkeeper pays twelve centres out at the end of a month', function () {
  this.timeout(240_000);
  let keeper: Visit;
  let presses: () => number;
  let centers: number[];

  before(async () => {
    const { db } = await app();
    const courses = await ownCourses(count);
    centers = await Promise.all(
      courses.map(({ id }, index) => ownCenter(`month-${index + 1}`, `Центр месяца ${index + 1}`, [id])),
    );
    const ids = courses.map(({ id }) => id);
    await db.query(
      `update prods set requires_confirmation = false, payment_methods = '{CARD}' where id = any($1)`,
      [ids],
    );
    await paidBasket(ids);
    await eventually(async () => expect(await confirmed()).to.equal(count), 30_000);
    await db.query(
      `update prods set date_start = date_trunc('month', now()) - interval '6 days',
         date_end = date_trunc('month', now()) - interval '5 days' where id = any($1)`,
      [ids],
    );
    keeper = await visit({ viewport: desktop });
    presses = await countPresses(keeper.page);
    await openAs(keeper.page, 'bookkeeper', '/adm/payouts');
  });
  after(() => keeper?.end());

  const confirmed = async () => {
    const { db } = await app();
    const sql = `select count(*)::int as n from orders where center_id = any($1) and status = 'CONFIRMED'`;
    return (await db.query<{ n: number }>(sql, [centers])).rows[0]?.n;
  };
  const paid = async () => {
    const { rows } = await (await app()).db.query<{ net: number; number: string }>(
      `select net::int as net, bank_order_no as number from payouts
       where center_id = any($1) and status = 'CONFIRMED' order by bank_order_no::int`,
      [centers],
    );
    return rows;
  };

  it('sees them first, prepares, agrees, pays and takes the file for the bank, in at most eight presses', async () => {
    const { page } = keeper;
    await page.getByRole('link', { name: 'Выплаты за месяц' }).first().waitFor();
    const before = presses();
    await page.getByRole('link', { name: 'Выплаты за месяц' }).first().click();
    await page.getByRole('checkbox', { name: 'Центр месяца 12' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: /^Подготовить \d+\sвыпл/ }).click();
    await page.getByRole('checkbox', { name: /^Центр месяца 12 · В-/ }).waitFor();
    await page.getByRole('button', { name: /^Согласовать \d+\sвыпл/ }).click();
    await page
      .getByRole('list', { name: 'Можно выплатить' })
      .getByRole('checkbox', { name: /^Центр месяца 12 · В-/ })
      .waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Выплатить \d+\sвыпл.* и скачать файл для банка$/ }).click(),
    ]);
    expect(presses() - before).to.be.within(4, 8);
    const left = await paid();
    expect(left).to.have.length(count);
    const { documents, refused } = readStatement(readFileSync(await file.path()));
    expect(refused).to.deep.equal([]);
    for (const { number, net } of left)
      expect(documents.find((document) => document.number === number)?.sum).to.equal(net);
    expect(new Set(documents.map(({ number }) => number)).size).to.equal(documents.length);
    await page.getByRole('list', { name: 'Выплачено' }).getByText('Центр месяца 12').waitFor();
    expectNoProblems(keeper);
  });

  it('leaves money whole', expectMoneyIsWhole);
});
