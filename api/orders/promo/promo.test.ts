import { type Prod, PromoCode, PromoUse } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPlainOrder, buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { countPromoTry, promoFor, releasePromo, usePromo } from './promo.ts';

describe('promo codes', () => {
  let world: TestWorld;
  let prod: Prod;

  before(async () => {
    world = await testWorld();
    prod = await buildProd({ categories: [1] });
  });
  after(() => world?.close());

  const owner = '+79000000001';
  const of = async ({ id }: PromoCode) => (await PromoCode.findByPk(id))?.used_count;
  const use = async (code: string, owner_key = owner) => {
    const order = await buildPlainOrder({ prod_id: prod.id, center_id: prod.center_id });
    await world.transaction((tx) => usePromo(code, { id: order.id, owner_key, prod }, tx));
    return order;
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: { status: number; details: { errors: object } }) => [error.status, error.details.errors],
    );
  const acts = async (given: Parameters<typeof buildPromoCode>[0]) => {
    const { code } = await buildPromoCode(given);
    return (await promoFor(code, { prod, owner_key: null })) !== null;
  };

  it('a promo code lowers the price by its rule, in whatever alphabet it is typed', async () => {
    await buildPromoCode({ code: 'СТОМАТОЛОГ-10', value: 15, min_total: 500_000 });
    const rule = { effect: 'PERCENT', value: 15, min_total: 5000 };
    for (const typed of ['стоматолог10', 'CTOMATOЛОГ-1О', ' стоматолог 10 '])
      expect(await promoFor(typed, { prod, owner_key: null }), typed).to.deep.equal(rule);
    expect(await promoFor('СТОМАТОЛОГ-11', { prod, owner_key: null })).to.equal(null);
  });

  it('a promo code acts within its dates, for its courses, and until it is switched off', async () => {
    const { id, center_id } = prod;
    const open = [{}, { prod_ids: [id] }, { categories: [1, 2] }, { center_id }, { date_end: inDays(1) }];
    for (const given of open) expect(await acts(given), JSON.stringify(given)).to.equal(true);
    const another = await buildProd();
    const closed: Parameters<typeof buildPromoCode>[0][] = [
      { date_start: inDays(1) },
      { date_start: inDays(-3), date_end: inDays(-1) },
      { status: 'OFF' },
      { prod_ids: [another.id] },
      { categories: [2] },
      { center_id: another.center_id },
      { scope: 'BANNER' },
      { max_usages: 1, used_count: 1 },
    ];
    for (const given of closed) expect(await acts(given), JSON.stringify(given)).to.equal(false);
    const deleted = await buildPromoCode();
    await deleted.destroy();
    expect(await promoFor(deleted.code, { prod, owner_key: null })).to.equal(null);
  });

  it('a promo code has a number of uses, and a cancelled order returns its use once', async () => {
    const promo = await buildPromoCode({ max_usages: 2 });
    const first = await use(promo.code);
    await use(promo.code);
    expect(await refusal(use(promo.code))).to.deep.equal([422, { promo_code: 'Промокод не действует' }]);
    for (const _ of [1, 2]) await world.transaction((tx) => releasePromo(first.id, tx));
    expect(await of(promo)).to.equal(1);
    await use(promo.code);
    expect([await of(promo), await refusal(use(promo.code))]).to.deep.equal([
      2,
      [422, { promo_code: 'Промокод не действует' }],
    ]);
    expect((await promo.reload()).version).to.equal(0);
  });

  it('a promo code has a number of uses by one owner, and others may still use it', async () => {
    const promo = await buildPromoCode({ per_owner_limit: 1 });
    await use(promo.code);
    expect(await promoFor(promo.code, { prod, owner_key: owner })).to.equal(null);
    expect((await refusal(use(promo.code)))[0]).to.equal(422);
    await use(promo.code, '+79000000002');
  });

  it('the database allows one code per order, and no use over the number', async () => {
    const [one, other] = [await buildPromoCode(), await buildPromoCode({ max_usages: 1 })];
    const order = await use(one.code);
    const second = { promo_id: other.id, order_id: order.id, owner_key: owner };
    expect(await PromoUse.create(second).catch(() => 'refused')).to.equal('refused');
    expect(await other.update({ used_count: 2 }).catch(() => 'refused')).to.equal('refused');
  });

  it('an address may guess ten codes a minute', async () => {
    const origin = { ip: '203.0.113.7', user_agent: null, request_id: '' };
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => countPromoTry(origin)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).to.have.length(10);
    await countPromoTry({ ...origin, ip: '203.0.113.8' });
  });
});
