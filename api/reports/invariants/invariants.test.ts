import type { InvariantsBody } from '@odonta/api/contract';
import { mirrorSeats, StaffNotice } from '@odonta/db/models';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildBonusAccount, buildPromoCode, buildVoucher } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { type InvariantName, invariantNames, invariants } from '@odonta/db/vocabulary/invariants.ts';
import { expect } from 'chai';
import { faultOf, type Planted } from '../../testing/plantedFaults.ts';
import { soldOrder } from '../../testing/soldOrder.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { findBroken } from './findBroken.ts';
import { invariantChecker } from './invariants.job.ts';

describe('the invariants of money and seats', () => {
  let api: TestApi;
  let world: Planted;

  before(async function () {
    this.timeout(60_000);
    api = await testApi();
    const center = await buildCenter({ sale: 15 });
    const prod = await api.given(() =>
      buildProd({ center_id: center.id, price: 2_000_000, seats_total: 20 }),
    );
    const sold = await soldOrder({ prod, people: 2 });
    const locked = await buildOrder({ prod, payment_method: 'INVOICE' });
    world = {
      sold: sold.id,
      held: locked.id,
      prod: prod.id,
      promo: (await buildPromoCode()).id,
      bonus: (await buildBonusAccount()).id,
      invoice: (await buildInvoice({ order: locked })).id,
      marketing: (await buildMarketingBalance()).id,
      voucher: (await buildVoucher()).id,
      payouts: [(await buildPayout()).id, (await buildPayout()).id],
    };
    await mirrorSeats(api.sequelize);
  });
  after(() => api?.close());

  /** The violations after a change of the database, which is then undone. */
  async function brokenBy(fault: string) {
    const transaction = await api.sequelize.transaction();
    try {
      await api.sequelize.query(fault, { transaction });
      return await findBroken(transaction);
    } finally {
      await transaction.rollback();
    }
  }

  it('the invariants hold in a correct world', async () => {
    expect(await brokenBy('select 1')).to.deep.equal([]);
  });

  for (const name of invariantNames)
    it(`an invariant finds by name what was planted: ${name}`, async () => {
      const broken = await brokenBy(faultOf(world)[name]);
      const found = broken.find((each) => each.name === name);
      expect(found, broken.map((each) => each.name).join()).to.not.equal(undefined);
      expect(found?.record_id).to.equal(recordOf(name));
      expect(found?.actual).to.not.equal(found?.expected);
    });

  const recordOf = (name: InvariantName): number | null => {
    const { of } = invariants[name];
    if (of === null) return null;
    if (of === 'orders')
      return name === 'CONFIRMED_UNPAID' || name === 'TWO_ATTEMPTS' ? world.held : world.sold;
    return {
      prods: world.prod,
      bonus_accounts: world.bonus,
      promo_codes: world.promo,
      invoices: world.invoice,
      marketing_balances: world.marketing,
      vouchers: world.voucher,
    }[of];
  };

  it('the invariants run in the night and on demand, and the bell notifies accountants', async () => {
    const keeper = await api.staff('BOOKKEEPER');
    const admin = await api.staff('ADMIN');
    const writer = await api.staff('ARTICLES');
    const call = (method: string, path = '', token = keeper.token) =>
      api.call<InvariantsBody>(method, `/adm/invariants${path}`, { token });
    expect((await call('post', '/run', writer.token)).status).to.equal(403);
    await invariantChecker.work({});
    expect((await call('get')).body.message).to.deep.include({ findings: [] });
    expect((await call('get')).body.message.last).to.include({ found: 0 });
    expect(await StaffNotice.count()).to.equal(0);

    const { prod } = world;
    await api.sequelize.query(`update prods set seats_taken = seats_taken + 1 where id = ${prod}`);
    const { findings } = (await call('post', '/run')).body.message;
    expect(findings).to.have.length(1);
    expect(findings[0]).to.deep.include({ name: 'SEATS_MIRROR', record_id: prod, expected: 3, actual: 4 });
    const notified = await StaffNotice.findAll({ order: ['user_id'] });
    expect(notified.map(({ user_id }) => user_id)).to.have.members([keeper.user.id, admin.user.id]);
    expect(notified[0]).to.include({ text: 'Сверка нашла 1\u00a0расхождение', path: '/invariants' });

    await api.sequelize.query(`update prods set seats_taken = seats_taken - 1 where id = ${prod}`);
    expect((await call('post', '/run')).body.message.last).to.include({ found: 0 });
  });
});
