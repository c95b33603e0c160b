import { BonusAccount, BonusLot, BonusTx, type Order, Setting } from '@odonta/db/models';
import { buildIndividual, buildLegalUser } from '@odonta/db/testing/factories.ts';
import { buildPlainOrder } from '@odonta/db/testing/loyaltyFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import type { RefundReason } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { expect } from 'chai';
import { individualAuditActor } from '../../identity/sessions/accountKinds.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { findBonusDrift } from './drift.ts';
import { loyaltyFollows } from './followOrders.ts';
import { adjust } from './ledger.ts';
import { bonusesFor, bonusKeyOfBuyer, earnFor, returnBonuses, reverseFor, spendBonuses } from './ofOrders.ts';

const day = 86_400_000;

describe('the bonuses of orders', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());
  afterEach(async () => expect(await findBonusDrift()).to.deep.equal([]));

  const accountOf = (key: string) => BonusAccount.findOne({ where: { key }, rejectOnEmpty: true });
  const sumsOf = async (key: string) => {
    const { balance, pending, debt } = await accountOf(key);
    return { balance, pending, debt };
  };
  const paid = (given: Partial<Order> = {}) => buildPlainOrder({ paid_sum: 1_000_000, ...given });
  const give = (key: string, count: number) =>
    world.transaction((tx) => {
      const source = { type: 'staff', id: Math.ceil(Math.random() * 1e9) } as const;
      return adjust(key, { is_add: true, count, source, expires_at: new Date(Date.now() + day) }, tx);
    });

  it('an order earns three percent of what was paid, two weeks after the course, for a year', async () => {
    const order = await paid();
    const date_end = Math.floor(Date.now() / 1000) + 10 * 86_400;
    order.snapshot = { ...order.snapshot, date_end };
    const earned = await world.transaction((tx) => earnFor(order, tx));
    expect(earned).to.include({ count: 300, state: 'PENDING' });
    expect((earned?.available_at?.getTime() ?? 0) / 1000 - date_end).to.equal(14 * 86_400);
    const lives = (earned?.expires_at?.getTime() ?? 0) - (earned?.available_at?.getTime() ?? 0);
    expect(lives).to.equal(365 * day);
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 0, pending: 300, debt: 0 });
  });

  it('an order earns by the settings, and a free one earns nothing', async () => {
    const setting = await Setting.findOne({ where: { key: 'bonus_percent' }, rejectOnEmpty: true });
    await setting.update({ amount: 0 });
    const order = await paid();
    expect(await world.transaction((tx) => earnFor(order, tx))).to.equal(null);
    await setting.update({ amount: 5 });
    expect((await world.transaction((tx) => earnFor(order, tx)))?.count).to.equal(500);
    await setting.update({ amount: 3 });
  });

  it('bonuses go to the phone for bonuses, the own phone, the contact phone, or the company', async () => {
    const keyOf = async (given: Partial<Order>) => bonusKeyOfBuyer(await buildPlainOrder(given));
    const bonus_phone = '+79030000001';
    const [one, other] = [
      await buildIndividual({ phone: '+79030000002', bonus_phone }),
      await buildIndividual({ phone: '+79030000003' }),
    ];
    expect(await keyOf({ individual_id: one.id })).to.equal(bonus_phone);
    expect(await keyOf({ individual_id: other.id })).to.equal('+79030000003');
    expect(await keyOf({ phone: '+79030000004' })).to.equal('+79030000004');
    const company = await buildLegalUser();
    expect(await keyOf({ legal_user_id: company.id })).to.equal(`inn:${company.inn}`);
  });

  it('bonuses pay a part of an order and return when it is cancelled', async () => {
    const order = await buildPlainOrder({ subtotal: 1_000_000, bonus_sum: 20_000, total: 980_000 });
    await give(order.phone, 250);
    expect(await bonusesFor(order.phone, 200)).to.deep.equal({ asked: 200, balance: 250, percent: 30 });
    await world.transaction((tx) => spendBonuses(order.phone, order, 200, tx));
    expect((await sumsOf(order.phone)).balance).to.equal(50);
    for (const _ of [1, 2]) await world.transaction((tx) => returnBonuses(order, tx, { prolongs: false }));
    expect((await sumsOf(order.phone)).balance).to.equal(250);
    const greedy = world.transaction((tx) => spendBonuses(order.phone, { id: 999_999 }, 251, tx));
    expect(await greedy.catch(({ status }) => status)).to.equal(422);
  });

  it('bonuses follow an order by themselves, and leave no trace of one that comes to nothing', async () => {
    const phone = '+79030000009';
    const { id: individual_id } = await buildIndividual({ phone, phone_proved_at: new Date() });
    const order = await buildPlainOrder({
      subtotal: 1_000_000,
      bonus_sum: 20_000,
      total: 980_000,
      paid_sum: 980_000,
      phone,
      individual_id,
    });
    await give(order.phone, 250);
    const happened = (
      name: 'create' | 'pay' | 'move',
      from: RegistrationStatus | null,
      status: RegistrationStatus,
    ) =>
      world.transaction((tx) => {
        order.set({ status });
        return loyaltyFollows({ name, order, from, actor: systemActor }, tx);
      });
    const guest = await buildPlainOrder({ bonus_sum: 100, total: 999_900 });
    const event = { name: 'create', order: guest, from: null, actor: systemActor } as const;
    const refused = world.transaction((tx) => loyaltyFollows(event, tx));
    expect(await refused.catch(({ status }) => status)).to.equal(422);
    await happened('create', null, 'PREPARE');
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 50, pending: 0, debt: 0 });
    await happened('pay', 'PREPARE', 'CONFIRMED');
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 50, pending: 294, debt: 0 });
    await happened('move', 'CONFIRMED', 'CANCELED');
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 250, pending: 0, debt: 0 });
  });

  it('returned bonuses last a month longer after a cancellation by the centre, but keep their expiry after one by the buyer', async () => {
    const staff = { ...systemActor, by: { id: 1, name: 'Анна', roles: ['MANAGER'] } };
    const returned = async (end: Partial<Order>, actor: typeof systemActor, refund?: RefundReason) => {
      const order = await paid({ subtotal: 1_010_000, bonus_sum: 10_000 });
      await give(order.phone, 100);
      await world.transaction((tx) => spendBonuses(order.phone, order, 100, tx));
      await BonusLot.update(
        { expires_at: new Date(Date.now() - day) },
        { where: { account_id: (await accountOf(order.phone)).id } },
      );
      await world.transaction(async (tx) => {
        if (refund)
          return reverseFor(order, { refund_id: order.id * 10, sum: 0, bonuses: 100, reason: refund }, tx);
        order.set(end);
        return loyaltyFollows({ name: 'cancel', order, from: 'PREPARE', actor }, tx);
      });
      return (await sumsOf(order.phone)).balance;
    };
    const canceled = (cancel_reason: Order['cancel_reason']) =>
      ({ status: 'CANCELED', cancel_reason }) as const;
    for (const reason of ['CLIENT', 'EXPIRED', 'DUPLICATE', 'STUDENT_REJECTED', 'MOVED'] as const)
      expect(await returned(canceled(reason), systemActor), reason).to.equal(0);
    for (const reason of ['CENTER', 'COURSE_CANCELED'] as const)
      expect(await returned(canceled(reason), systemActor), reason).to.equal(100);
    const centre = { ...systemActor, by: { id: 2, name: 'Борис', roles: [] } };
    for (const actor of [staff, centre]) expect(await returned(canceled('MOVED'), actor)).to.equal(100);
    const buyer = { ...systemActor, by: individualAuditActor({ id: 3 }) };
    expect(await returned(canceled('MOVED'), buyer)).to.equal(0);
    expect(await returned({ status: 'REJECTED' }, systemActor)).to.equal(100);
    expect(await returned({}, systemActor, 'CLIENT_REFUSED')).to.equal(0);
    expect(await returned({}, systemActor, 'CENTER_CANCELED')).to.equal(100);
  });

  it('each partial refund takes its share once, until nothing of the order is left', async () => {
    const order = await paid({ subtotal: 1_030_000, bonus_sum: 30_000, total: 1_000_000 });
    await give(order.phone, 300);
    await world.transaction((tx) => spendBonuses(order.phone, order, 300, tx));
    await world.transaction((tx) => earnFor(order, tx));
    const reason = 'CLIENT_REFUSED';
    const part = { refund_id: order.id * 10, sum: 333_300, bonuses: 100, reason } as const;
    for (const _ of [1, 2]) await world.transaction((tx) => reverseFor(order, part, tx));
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 100, pending: 200, debt: 0 });
    const rest = { refund_id: order.id * 10 + 1, sum: 666_700, bonuses: 200, reason } as const;
    await world.transaction((tx) => reverseFor(order, rest, tx));
    expect(await sumsOf(order.phone)).to.deep.equal({ balance: 300, pending: 0, debt: 0 });
    const earned = await BonusTx.findOne({
      where: { source_type: 'order', source_id: order.id, kind: 'EARN' },
    });
    expect(earned?.state).to.equal('VOID');
  });
});
