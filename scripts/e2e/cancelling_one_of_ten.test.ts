import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { approveRefundOf, paidOrder, soldByCard } from './paidOrders.ts';

describe('One of ten cancels, then the nine others take their money back', function () {
  this.timeout(180_000);
  let staff: Visit;
  let buyer: Visit;
  let order: { id: number; token: string; number: string };

  before(async () => {
    const prodId = await soldByCard(10_000, 30);
    await (await app()).db.query(
      `insert into prod_prices (prod_id, price, type, count_listener) values ($1, 900000, 'listener', 10)`,
      [prodId],
    );
    order = await paidOrder(prodId, 10);
    staff = await visit({ viewport: desktop });
    await openAs(staff.page, 'admin', `/adm/orders/${order.id}/show`);
  });
  after(async () => {
    await staff?.end();
    await buyer?.end();
  });

  const orderIs = (expected: object) =>
    eventually(async () => {
      const { rows } = await (await app()).db.query(
        `select status, refunded_sum::int / 100 as refunded,
           (select count(*)::int from order_participants where order_id = orders.id and is_live) as people
         from orders where id = $1`,
        [order.id],
      );
      expect(rows[0]).to.deep.equal(expected);
    }, 20_000);
  it('is shown to staff with both sums side by side before anything is asked for', async () => {
    const { page } = staff;
    await page.getByRole('link', { name: 'Вернуть деньги' }).click();
    await page.getByRole('heading', { level: 1, name: 'Новый возврат' }).waitFor();
    await page.getByRole('combobox', { name: /^Причина/ }).click();
    await page.getByRole('option', { name: 'Покупатель отказался' }).click();
    await page
      .getByRole('checkbox', { name: /^Карточкина/ })
      .first()
      .check();
    const sums = page.getByRole('radiogroup', { name: 'Сколько вернётся' });
    await sums.waitFor();
    const words = (await sums.innerText()).replace(/\s+/g, ' ');
    expect(words)
      .to.contain('9 000 ₽ × 100 % = 9 000 ₽')
      .and.contain('цена для 9 участников выше на 9 000 ₽');
    expect(await sums.getByRole('radio').count()).to.equal(2);
    expect(await seriousIssues(page)).to.deep.equal([]);
  });

  it('gives back by the rule that was chosen, through the bank, and the nine others stay', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Возвраты' }).waitFor();
    await page.getByRole('link', { name: new RegExp(order.number) }).waitFor();
    await approveRefundOf(order.id);
    await orderIs({ status: 'PARTIAL_REFUNDED', refunded: 9000, people: 9 });
    expectNoProblems(staff);
  });

  it('lets the buyer take the rest back on his page, where both sums are seen as well', async () => {
    buyer = await visit({ viewport: phone });
    const { page } = buyer;
    await page.goto(`/payment/${order.token}`);
    await page.getByRole('button', { name: 'Отказаться и вернуть деньги' }).click();
    const dialog = page.getByRole('dialog', { name: 'Возврат денег' });
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByText(/^Вернём/).waitFor();
    await dialog.getByText(/^По условиям курса цена остальных не меняется/).waitFor();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByText(/^Вернём/).waitFor();
    await dialog.getByRole('button', { name: /^Вернуть \d/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await approveRefundOf(order.id);
    await orderIs({ status: 'REFUNDED', refunded: 90_000, people: 0 });
  });

  it('leaves nothing of the order in the ledger, and money and seats agree', async () => {
    const { rows } = await (await app()).db.query(
      'select account, sum(sum)::int as sum from ledger_entries where order_id = $1 group by account having sum(sum) <> 0',
      [order.id],
    );
    expect(rows).to.deep.equal([]);
    await expectMoneyIsWhole();
  });
});
