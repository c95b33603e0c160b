import { mirrorSeats, Order, type Prod } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { balancesOf } from '../../orders/ledger/balances.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { bookLife, giveBackSome, type Life, livesOf, payWhole } from '../../testing/orderLives.ts';

describe('the ledger of an order that is paid and given back in parts', () => {
  let world: TestWorld;
  let prod: Prod;

  before(async () => {
    world = await testWorld();
    prod = await buildProd({ price: 1_000_000, seats_total: null, date_start: inDays(60) });
  });
  after(() => world?.close());

  it('agrees with the order at each step, and ends at nothing', async function () {
    this.timeout(120_000);
    await fc.assert(fc.asyncProperty(livesOf({ least: 5, most: 5 }), live), { numRuns: 25 });
    await mirrorSeats(world.sequelize);
    expect(await world.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  async function live(life: Life): Promise<void> {
    const { id } = await bookLife(prod, life);
    await payWhole(id);
    await agrees(id);
    for (const step of life.steps) {
      await giveBackSome(id, step);
      await agrees(id);
    }
    const order = await Order.findByPk(id, { rejectOnEmpty: true });
    expect(order.refunded_sum).to.equal(order.paid_sum);
    expect(await balancesOf(id)).to.deep.equal({});
  }

  async function agrees(id: number): Promise<void> {
    const order = await Order.findByPk(id, { rejectOnEmpty: true });
    const locked = await balancesOf(id);
    expect(locked.BANK ?? 0, 'money that is here').to.equal(order.paid_sum - order.refunded_sum);
    expect(locked.BUYER ?? 0, 'what the buyer owes').to.equal(0);
    const whole = Object.values(locked).reduce((all, sum) => all + sum, 0);
    expect(whole).to.equal(0);
  }
});
