import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';
import { countPresses } from './presses.ts';

describe('Two members of staff decide a refund with few presses', function () {
  this.timeout(120_000);
  let asking: Visit;
  let deciding: Visit;
  let presses: (() => number)[];
  let order: { id: number; number: string };

  before(async () => {
    order = await paidOrder(await soldByCard(21_500, 40));
    [asking, deciding] = await Promise.all([visit(), visit()]);
    presses = [await countPresses(asking.page), await countPresses(deciding.page)];
    await openAs(asking.page, 'admin', `/adm/orders/${order.id}/show`);
    await openAs(deciding.page, 'admin-2', '/adm/refunds');
  });
  after(() => Promise.all([asking?.end(), deciding?.end()]));

  const statusOf = async () => {
    const { rows } = await (await app()).db.query('select status from refunds where order_id = $1', [
      order.id,
    ]);
    return rows.map(({ status }) => status);
  };

  it('one asks and another approves, in at most six together', async () => {
    const count = () => presses.reduce((sum, of) => sum + of(), 0);
    await asking.page.getByRole('link', { name: 'Вернуть деньги' }).waitFor();
    const before = count();
    const { page } = asking;
    await page.getByRole('link', { name: 'Вернуть деньги' }).click();
    await page.getByRole('radiogroup', { name: 'Сколько вернётся' }).waitFor();
    await page
      .getByRole('combobox', { name: /^Причина/ })
      .getByText('Покупатель отказался')
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Возврат создан: теперь его одобряют').waitFor();
    expect(await statusOf()).to.deep.equal(['PREPARE']);

    const second = deciding.page;
    await second.reload();
    await second
      .getByRole('link', { name: new RegExp(order.number) })
      .first()
      .click();
    await second.getByRole('button', { name: 'Одобрить возврат' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Одобрить возврат' }).click();
    await second.getByText('Возврат одобрен').first().waitFor();
    expect(count() - before).to.be.within(4, 6);
    await eventually(async () => expect(await statusOf()).to.deep.equal(['FINISHED']), 20_000);
    expectNoProblems(asking);
    expectNoProblems(deciding);
  });

  it('leaves money and seats whole', expectMoneyIsWhole);
});
