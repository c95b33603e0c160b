import type { CenterOrders, RescheduledOrderView } from '@odonta/api/contract';
import { Center, Letter, mirrorSeats, Order, type Prod, Refund, StatusChange } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { percentNow } from '../orders/refunds/percentNow.ts';
import { findBroken } from '../reports/invariants/findBroken.ts';
import { bookByCard, payOn, soldByCard } from '../testing/cardPayments.ts';
import { useApi } from '../testing/useApi.ts';

describe('a centre takes an order to another of its courses', () => {
  const api = useApi({ connection: { pool: 10, acquireMs: 20_000 } });
  let here: Prod;
  let token: string;
  beforeEach(async () => {
    here = await soldByCard(api, { date_start: inDays(30), price: 1_000_000 });
    token = await memberAs('ORDERS');
  });
  afterEach(async () => {
    await mirrorSeats(api.sequelize);
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  const memberAs = async (role: CenterRole, center_id = here.center_id) =>
    api.tokenOf(
      await api.given(async () =>
        buildPartner(await Center.findByPk(center_id, { rejectOnEmpty: true }), { role }),
      ),
    );
  const course = (given: object = {}) =>
    api.given(() =>
      buildProd({
        ...{ center_id: here.center_id, date_start: inDays(60), price: 800_000, seats_total: 5 },
        ...given,
      }),
    );
  const paid = async (people = 2): Promise<Order> => {
    const { order, url = '' } = await bookByCard(api.call, here, people);
    await payOn(url);
    return Order.findByPk(order.id, { rejectOnEmpty: true });
  };
  const asked = (order: Order, prod?: Prod, by = token) =>
    api.call<RescheduledOrderView>(
      'get',
      `/centersOrders/${order.id}/move${prod ? `?prod_id=${prod.id}` : ''}`,
      { token: by },
    );
  const move = (order: Order, { id: prod_id }: { id: number }, expected_total: number, by = token) =>
    api.call<{ id: number; number: string }>('post', `/centersOrders/${order.id}/move`, {
      ...{ token: by, body: { prod_id, expected_total } },
    });
  const kindsOf = async (record_id: number) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id }, order: ['id'] })).map(
      ({ kind }) => kind,
    );

  it('with its money: the difference comes back, and for ten days all of it if the buyer leaves', async () => {
    const [there] = [await course(), await course({ seats_total: 1 })];
    const order = await paid();
    const { dates, preview } = (await asked(order, there)).body.message;
    expect(dates.map(({ id }) => id)).to.deep.equal([there.id]);
    expect(preview).to.include({ total_before: 20_000, total: 16_000, carried: 16_000, due: 0, back: 4000 });
    expect(preview).to.include({ is_back_asked: false });
    expect((await order.reload()).status, 'a look changes nothing').to.equal('CONFIRMED');
    const { status, body } = await move(order, there, 16_000);
    expect(status).to.equal(201);
    const moved = await Order.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(moved).to.include({ status: 'CONFIRMED', prod_id: there.id, moved_from_id: order.id });
    expect(percentNow(moved)).to.equal(100);
    expect(await order.reload()).to.include({ status: 'CANCELED', cancel_reason: 'MOVED' });
    expect(await Refund.count({ where: { order_id: order.id, reason: 'DATE_CHANGED' } })).to.equal(1);
    expect(await kindsOf(moved.id))
      .to.include('order_moved')
      .and.include('ticket');
    const where = { kind: 'order_moved', record_id: moved.id };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('Запись перенёс учебный центр').and.include('вернём всю сумму');
    const change = await StatusChange.findOne({
      where: { resource: 'orders', record_id: order.id, move: 'move' },
    });
    expect(change?.actor_id).to.be.a('number');
  });

  it('a dearer one is paid for the rest by the link of the buyer', async () => {
    const there = await course({ price: 1_500_000 });
    const order = await paid();
    const { status, body } = await move(order, there, 30_000);
    expect(status).to.equal(201);
    const moved = await Order.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(moved).to.include({ status: 'PREPARE', paid_sum: 2_000_000, total: 3_000_000 });
    const letter = await Letter.findOne({
      where: { kind: 'order_moved', record_id: moved.id },
      rejectOnEmpty: true,
    });
    expect(letter.text).to.match(/Осталось оплатить 10\s000/);
  });

  it('once, at the price that was seen, and never to the same or a full course', async () => {
    const [there, full] = [await course(), await course({ seats_total: 1 })];
    const order = await paid();
    expect((await move(order, there, 15_000)).body.code).to.equal('PRICE_CHANGED');
    expect((await move(order, full, 16_000)).status).to.equal(409);
    expect((await move(order, here, 20_000)).status).to.equal(422);
    const answers = await Promise.all([move(order, there, 16_000), move(order, there, 16_000)]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
    expect(await Order.count({ where: { moved_from_id: order.id } })).to.equal(1);
  });

  it('not to a course of another centre, nor once it is cancelled', async () => {
    const stranger = await api.given(() => buildCenter());
    const foreign = await course({ center_id: stranger.id });
    const order = await paid();
    expect((await move(order, foreign, 16_000)).body.errors).to.have.all.keys('prod_id');
    expect((await asked(order, foreign)).status).to.equal(422);
    expect((await asked(order)).body.message.dates).to.deep.equal([]);
    const there = await course();
    const others = await memberAs('OWNER', stranger.id);
    expect((await move(order, there, 16_000, others)).status).to.equal(404);
    expect((await asked(order, there, others)).status).to.equal(404);
    for (const role of ['EDITOR', 'ACCOUNTANT', 'CHECK_IN'] as const) {
      const by = await memberAs(role);
      expect((await move(order, there, 16_000, by)).status, role).to.equal(403);
      expect((await asked(order, there, by)).status, role).to.equal(403);
      const seen = await api.call<CenterOrders>('get', '/centersOrders', { token: by });
      expect(
        seen.body.message.orders.some(({ may_move }) => may_move),
        role,
      ).to.equal(false);
    }
    expect((await move(order, there, 16_000)).status).to.equal(201);
    expect((await move(order, there, 16_000)).body.code).to.equal('TRANSITION_NOT_ALLOWED');
    expect((await asked(order)).body.message.dates).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
