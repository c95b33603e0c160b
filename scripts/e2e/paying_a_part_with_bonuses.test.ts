import { expect } from 'chai';
import { app } from './app.ts';
import { getInvoice } from './bookingByInvoice.ts';
import { expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { enterCompany } from './enteringAsCompany.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const key = 'inn:0000001004';

describe('A company pays a part of an order with its bonuses', function () {
  this.timeout(180_000);
  let owner: Visit;
  let prodId: number;
  let balance: number;

  const balanceNow = async () => {
    const { db } = await app();
    const { rows } = await db.query('select balance from bonus_accounts where key = $1', [key]);
    return Number(rows[0]?.balance);
  };

  before(async () => {
    prodId = (await ownCourse(soldByInvoice)).id;
    balance = await balanceNow();
    owner = await visit();
    await enterCompany(owner.page);
  });
  after(() => owner?.end());

  it('sees what it may spend, and the sum grow smaller', async () => {
    const { page } = owner;
    expect(balance).to.be.greaterThan(0);
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByLabel(new RegExp(`^Списать ${balance}`)).check();
    await page.getByText('Бонусами', { exact: true }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is billed for the rest, which it may pay later', async () => {
    const { page } = owner;
    const colleague = page.getByRole('group', { name: '1-й участник' });
    await colleague.getByLabel('Фамилия').fill('Коллегина');
    await colleague.getByLabel('Имя', { exact: true }).fill('Ольга');
    await colleague.getByLabel('Почта').fill('colleague-by-bonuses@example.ru');
    await getInvoice(page);
    await page.getByRole('heading', { level: 1, name: 'Вы записаны с отсрочкой оплаты' }).waitFor();
    const { rows } = await (await app()).db.query(
      `select o.subtotal::int, o.total::int, o.bonus_sum::int, i.total::int as billed
       from orders o join invoices i on i.order_id = o.id where o.prod_id = $1 order by o.id desc limit 1`,
      [prodId],
    );
    const [order] = rows;
    expect(order.bonus_sum).to.equal(balance * 100);
    expect([order.total, order.billed]).to.deep.equal([order.subtotal - order.bonus_sum, order.total]);
    expect(await balanceNow()).to.equal(0);
    expectNoProblems(owner);
  });

  it('leaves everything whole', () => expectMoneyIsWhole());
});
