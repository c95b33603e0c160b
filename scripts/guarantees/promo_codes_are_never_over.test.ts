import { type Prod, PromoCode, PromoUse } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildPlainOrder, buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import type { Use } from './limitedUses.process.ts';
import { doneByTwo } from './twoProcesses.ts';

const asked = 200;

describe('promo codes that two processes want at once', function () {
  this.timeout(180_000);
  let world: TestWorld;
  let prod: Prod;
  let orders: number[];

  before(async () => {
    world = await testWorld();
    prod = await buildProd();
    const of = { prod_id: prod.id, center_id: prod.center_id };
    orders = (await Promise.all(Array.from({ length: asked }, () => buildPlainOrder(of)))).map(
      ({ id }) => id,
    );
  });
  after(() => world?.close());

  const wanted = async (given: Parameters<typeof buildPromoCode>[0], owners: number, how = 'guarded') => {
    const promo = await buildPromoCode(given);
    const uses = orders.map(
      (order_id): Use => ({ order_id, owner_key: `+7900000${1000 + (order_id % owners)}` }),
    );
    const counts = await doneByTwo(
      'limitedUses.process.ts',
      [world.url, how, promo.code, String(prod.id)],
      uses,
    );
    const taken = await PromoUse.findAll({ where: { promo_id: promo.id, released_at: null } });
    await PromoUse.update({ released_at: new Date() }, { where: { promo_id: promo.id } });
    const { used_count } = await PromoCode.findByPk(promo.id, { rejectOnEmpty: true });
    return { counts, taken, used_count };
  };

  it('single, limited and per-owner codes are used exactly as often as allowed', async () => {
    const one = await wanted({ is_one: true, max_usages: 1 }, 50);
    const twenty = await wanted({ max_usages: 20 }, 50);
    const each = await wanted({ per_owner_limit: 2 }, 10);
    const mostOfOne = Math.max(
      ...each.taken.map(({ owner_key }) => each.taken.filter((use) => use.owner_key === owner_key).length),
    );
    for (const { counts, taken, used_count } of [one, twenty, each]) {
      expect(counts.failed).to.deep.equal([]);
      expect([counts.made, counts.made + counts.refused]).to.deep.equal([taken.length, asked]);
      expect(used_count).to.equal(taken.length);
    }
    console.log(
      `      C9: ${asked} want each: for one order ${one.taken.length}, for twenty ${twenty.taken.length}, ` +
        `twice for each of ten owners ${each.taken.length}, most of one owner ${mostOfOne}; over: 0`,
    );
    expect([one.taken.length, twenty.taken.length, each.taken.length, mostOfOne]).to.deep.equal([
      1, 20, 20, 2,
    ]);
  });

  it('codes would be overused if they were counted without a lock', async () => {
    const { taken } = await wanted({ max_usages: 20 }, 50, 'control');
    console.log(`      control, counted without a lock: ${taken.length} of 20`);
    expect(taken.length).to.be.greaterThan(20);
  });
});
