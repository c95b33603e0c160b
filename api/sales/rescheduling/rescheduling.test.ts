import type {
  AskedRefundView,
  Booking,
  OrderView,
  RefundQuote,
  RescheduledOrderView,
  StaffOrder,
} from '@odonta/api/contract';
import { Letter, mirrorSeats, Order, OrderParticipant, type Prod, Refund, SeatPool } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { giveBackToCard } from '../../money/refunds/cardRefunds.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import {
  attemptsOf,
  balanceOf,
  bookByCard,
  newPerson,
  orderOf,
  payOn,
  soldByCard,
} from '../../testing/cardPayments.ts';
import { useApi } from '../../testing/useApi.ts';

describe('an order on another date', () => {
  const api = useApi();

  afterEach(async () => {
    await mirrorSeats(api.sequelize);
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  const datesAt = async (price: number, there: number, given: Parameters<typeof buildProd>[0] = {}) => {
    const here = await soldByCard(api, { date_start: inDays(30), price });
    const next = await api.given(() =>
      buildProd({
        center_id: here.center_id,
        series_id: here.id,
        date_start: inDays(60),
        price: there,
        seats_total: 5,
        ...given,
      }),
    );
    return { here, next };
  };
  const paidFor = async (prod: Prod, people = 2) => {
    const { order, url = '' } = await bookByCard(api.call, prod, people);
    await payOn(url);
    return order;
  };
  const asked = (token: string, prod_id?: number) =>
    api.call<RescheduledOrderView>('get', `/orders/${token}/move${prod_id ? `?prod_id=${prod_id}` : ''}`);
  const rescheduled = (token: string, body: object) =>
    api.call<OrderView & { current?: unknown }>('post', `/orders/${token}/move`, { body });
  const there = async (token: string, { id }: Prod) => {
    const answer = await rescheduled(token, { prod_id: id });
    expect(answer.status, answer.text).to.equal(201);
    return answer.body.message;
  };
  const takenOn = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, price_id: null }, rejectOnEmpty: true })).taken;
  const lettersOf = async (record_id: number) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id }, order: ['id'] })).map(
      ({ kind }) => kind,
    );

  it('is offered with the dates that have seats, and shown with its price before anything is moved', async () => {
    const { here, next } = await datesAt(1_000_000, 1_200_000);
    await api.given(() =>
      buildProd({ center_id: here.center_id, series_id: here.id, date_start: inDays(90), seats_total: 1 }),
    );
    const { token, id } = await paidFor(here);
    const { body } = await asked(token, next.id);
    expect(body.message.dates.map((date) => date.id)).to.deep.equal([next.id]);
    expect(body.message.preview).to.deep.include({
      total_before: 20_000,
      total: 24_000,
      carried: 20_000,
      due: 4000,
      back: 0,
    });
    expect([await takenOn(here), await takenOn(next)]).to.deep.equal([2, 0]);
    expect((await orderOf(api.call, token)).status).to.equal('CONFIRMED');
    expect(await Order.count({ where: { moved_from_id: id } })).to.equal(0);
  });

  it('that is not paid gives its seats back here and holds others there', async () => {
    const { here, next } = await datesAt(1_000_000, 800_000);
    const { order } = await bookByCard(api.call, here, 2);
    const to = await there(order.token, next);
    expect(to).to.include({ status: 'PREPARE', total: 16_000, paid: 0 });
    expect(await orderOf(api.call, order.token)).to.deep.include({
      status: 'CANCELED',
      cancel_reason: 'Перенесён на другую дату',
      moved_to: { number: to.number, token: to.token },
    });
    expect([await takenOn(here), await takenOn(next)]).to.deep.equal([0, 2]);
    expect(await lettersOf(to.id)).to.deep.equal(['order_moved']);
  });

  it('of the same price is paid by what was paid, with new tickets, and its money still finds its card', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000);
    const order = await paidFor(here);
    const before = (await orderOf(api.call, order.token)).participants.map(({ ticket_code }) => ticket_code);
    const to = await there(order.token, next);
    expect(to).to.include({ status: 'CONFIRMED', paid: 20_000, payment_kind: 'TINKOFF' });
    const codes = to.participants.map(({ ticket_code }) => ticket_code);
    expect(codes.every((code) => code !== null && !before.includes(code))).to.equal(true);
    const voided = (await orderOf(api.call, order.token)).participants;
    expect(voided.every(({ ticket_code }) => ticket_code === null)).to.equal(true);
    expect(await balanceOf(order.id)).to.deep.equal({});
    expect(await balanceOf(to.id)).to.deep.equal({
      CARD: 2_000_000,
      CENTER: -1_700_000,
      COMMISSION: -300_000,
    });
  });

  it('that costs less gives the difference back to the card', async () => {
    const { here, next } = await datesAt(1_000_000, 600_000);
    const order = await paidFor(here);
    const to = await there(order.token, next);
    expect(to).to.include({ status: 'CONFIRMED', total: 12_000, paid: 12_000 });
    const refund = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    expect(refund).to.include({
      status: 'CREATED',
      approved_sum: 800_000,
      reason: 'DATE_CHANGED',
      is_auto: true,
    });
    await giveBackToCard(refund.id);
    expect(await orderOf(api.call, order.token)).to.include({
      status: 'CANCELED',
      paid: 8000,
      refunded: 8000,
    });
    expect((await attemptsOf(to.id))[0]).to.include({ captured_sum: 2_000_000, refunded_sum: 800_000 });
    const [{ id } = { id: 0 }] = to.participants;
    const body = { participant_ids: [id] };
    expect((await api.call<AskedRefundView>('post', `/orders/${to.token}/refund`, { body })).status).to.equal(
      201,
    );
  });

  it('that costs more waits for the rest, and is confirmed by it', async () => {
    const { here, next } = await datesAt(1_000_000, 1_500_000);
    const order = await paidFor(here);
    const to = await there(order.token, next);
    expect(to).to.include({ status: 'PREPARE', total: 30_000, paid: 20_000 });
    expect((to.expires_at ?? 0) - Date.now() / 1000).to.be.within(86_000, 86_401);
    const { body } = await api.call<{ url: string }>('post', `/orders/${to.token}/pay`, { body: {} });
    await payOn(body.message.url);
    expect(await orderOf(api.call, to.token)).to.include({ status: 'CONFIRMED', paid: 30_000 });
    expect((await attemptsOf(to.id)).map(({ captured_sum }) => captured_sum)).to.deep.equal([
      2_000_000, 1_000_000,
    ]);
  });

  it('whose rest never comes gives all back', async () => {
    const { here, next } = await datesAt(1_000_000, 1_500_000);
    const to = await there((await paidFor(here)).token, next);
    await Order.update({ expires_at: new Date(0) }, { where: { id: to.id } });
    await expireReservations();
    const refund = await Refund.findOne({ where: { order_id: to.id }, rejectOnEmpty: true });
    await giveBackToCard(refund.id);
    expect(await orderOf(api.call, to.token)).to.include({ paid: 20_000, refunded: 20_000 });
    expect([await takenOn(here), await takenOn(next)]).to.deep.equal([0, 0]);
    expect(await balanceOf(to.id)).to.deep.equal({});
  });

  it('that costs nothing there is confirmed, and all of its money goes back', async () => {
    const { here, next } = await datesAt(1_000_000, 0);
    const order = await paidFor(here);
    expect(await there(order.token, next)).to.include({ status: 'CONFIRMED', total: 0, paid: 0 });
    const refund = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    expect(refund.approved_sum).to.equal(2_000_000);
  });

  it('stays where it is when there are too few seats, or the price is another than was shown', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000, { seats_total: 3 });
    const [first, second] = [await paidFor(here), await paidFor(here)];
    const dearer = await rescheduled(first.token, { prod_id: next.id, expected_total: 19_000 });
    expect([dearer.status, dearer.body.code]).to.deep.equal([409, 'PRICE_CHANGED']);
    const both = await Promise.all(
      [first, second].map(({ token }) => rescheduled(token, { prod_id: next.id })),
    );
    expect(both.map(({ status }) => status).toSorted()).to.satisfy(
      ([one, other]: number[]) => one === 201 && (other === 409 || other === 422),
    );
    expect([await takenOn(here), await takenOn(next)]).to.deep.equal([2, 2]);
  });

  it('meets one that goes the other way, and neither waits for the other', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000, { seats_total: 5 });
    const orders = await Promise.all([here, next, here, next].map((prod) => bookByCard(api.call, prod, 1)));
    const answers = await Promise.all(
      orders.map(({ order }, index) => rescheduled(order.token, { prod_id: (index % 2 ? here : next).id })),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201]);
    expect([await takenOn(here), await takenOn(next)]).to.deep.equal([2, 2]);
  });

  it('keeps its code where the code acts, and is told of it where it does not', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000);
    const other = await api.given(() =>
      buildProd({ center_id: here.center_id, series_id: here.id, date_start: inDays(70), price: 1_000_000 }),
    );
    const { code } = await buildPromoCode({ value: 10, prod_ids: [here.id, next.id], max_usages: 1 });
    const person = newPerson();
    const { body } = await api.call<Booking>('post', '/pay/createPayment', {
      body: { prod_id: here.id, participants: [person], contact: person, consent: true, promo_code: code },
    });
    const { token } = body.message.order;
    expect((await asked(token, other.id)).body.message.preview).to.deep.include({
      total: 10_000,
      promo: { code, acts: false },
    });
    const to = await there(token, next);
    expect(to.total).to.equal(9000);
    const letter = await Letter.findOne({ where: { kind: 'order_moved', record_id: to.id } });
    expect(letter?.text)
      .to.contain('Стоимость на новую дату — 9\u00a0000\u00a0₽')
      .and.not.contain('не действует');
  });

  it('is moved by its buyer only where all of its money could go back, and only along its series', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000);
    const order = await paidFor(here);
    const stranger = await soldByCard(api, { date_start: inDays(40) });
    expect((await rescheduled(order.token, { prod_id: stranger.id })).status).to.equal(422);
    const snapshot = { ...(await Order.findByPk(order.id, { rejectOnEmpty: true })).snapshot };
    const soon = { ...snapshot, date_start: Math.floor(inDays(3).getTime() / 1000) };
    // Within a day of the payment all of it would go back.
    const confirmed_at = new Date(Date.now() - 25 * 3_600_000);
    await Order.update({ snapshot: soon, confirmed_at }, { where: { id: order.id } });
    const shown = await orderOf(api.call, order.token);
    expect(shown.available_transitions.map(({ name }) => name)).to.not.include('move');
    const late = await rescheduled(order.token, { prod_id: next.id });
    expect([late.status, late.body.message]).to.deep.equal([
      409,
      'Деньги за этот заказ уже возвращаются не полностью, поэтому дату меняет менеджер: напишите нам',
    ]);
  });

  it('has the day after its payment once, and not again after each move', async () => {
    const { here, next } = await datesAt(1_000_000, 1_000_000, { date_start: inDays(3) });
    const backAfterReschedule = async (hoursSincePayment: number) => {
      const { id, token } = await paidFor(here, 1);
      const confirmed_at = new Date(Date.now() - hoursSincePayment * 3_600_000);
      await Order.update({ confirmed_at }, { where: { id } });
      const to = await there(token, next);
      const path = `/orders/${to.token}/refund?participants=${to.participants[0]?.id}`;
      return (await api.call<RefundQuote>('get', path)).body.message.percent;
    };
    expect(await backAfterReschedule(23)).to.equal(100);
    expect(await backAfterReschedule(25)).to.be.below(100);
  });

  describe('by staff', () => {
    const transitionBy = (token: string, id: number, body: object) =>
      api.call<StaffOrder>('post', `/adm/orders/${id}/move`, { token, body });

    it('goes to any course, and a large difference waits for somebody else’s consent', async () => {
      const { token, user } = await api.staff('MANAGER');
      const order = await paidFor(await soldByCard(api, { date_start: inDays(30) }));
      const cheap = await soldByCard(api, { date_start: inDays(40), price: 300_000 });
      const preview = await api.call<{ total: number; back: number; is_back_asked: boolean }>(
        'get',
        `/adm/orders/${order.id}/move?prod_id=${cheap.id}`,
        { token },
      );
      expect(preview.body.message).to.include({ total: 6000, back: 14_000, is_back_asked: true });
      const { status, body } = await transitionBy(token, order.id, {
        prod_id: cheap.id,
        expected_total: 6000,
      });
      expect([status, body.message.status, body.message.cancel_reason]).to.deep.equal([
        200,
        'CANCELED',
        'MOVED',
      ]);
      const refund = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
      expect(refund).to.include({
        status: 'PREPARE',
        asked_by: user.id,
        is_auto: false,
        requested_sum: 1_400_000,
      });
    });

    it('leads to the order it has become and back, as far as the viewer may follow', async () => {
      const [manager, keeper] = [await api.staff('MANAGER'), await api.staff('PARTNER_MANAGER')];
      const center_id = (await buildCenter({ manager_id: keeper.user.id, is_sell_individuals: true })).id;
      const { order } = await bookByCard(
        api.call,
        await soldByCard(api, { date_start: inDays(30), center_id }),
      );
      const far = await soldByCard(api, { date_start: inDays(40) });
      await transitionBy(manager.token, order.id, { prod_id: far.id });
      const next = await Order.findOne({ where: { moved_from_id: order.id }, rejectOnEmpty: true });
      const seenBy = async ({ token }: { token: string }, id: number) =>
        (await api.call<StaffOrder>('get', `/adm/orders/${id}`, { token })).body.message;
      expect((await seenBy(manager, order.id)).moved_to).to.deep.equal({ id: next.id, number: next.number });
      expect((await seenBy(manager, next.id)).moved_from).to.deep.equal({
        id: order.id,
        number: order.number,
      });
      expect((await seenBy(keeper, order.id)).moved_to).to.equal(null);
    });

    it('goes to no course of a foreign centre, for a manager of some centres', async () => {
      const keeper = await api.staff('PARTNER_MANAGER');
      const center_id = (await buildCenter({ manager_id: keeper.user.id, is_sell_individuals: true })).id;
      const own = await soldByCard(api, { date_start: inDays(30), center_id });
      const [near, far] = [
        await soldByCard(api, { date_start: inDays(40), center_id }),
        await soldByCard(api, { date_start: inDays(40) }),
      ];
      const { order } = await bookByCard(api.call, own);
      expect((await transitionBy(keeper.token, order.id, { prod_id: far.id })).status).to.equal(403);
      expect((await transitionBy(keeper.token, order.id, { prod_id: near.id })).status).to.equal(200);
    });

    it('is not moved while its money is on its way back', async () => {
      const { token } = await api.staff('MANAGER');
      const { here, next } = await datesAt(1_000_000, 1_000_000);
      const order = await paidFor(here, 1);
      const [participant] = await OrderParticipant.findAll({ where: { order_id: order.id } });
      await api.call('post', `/orders/${order.token}/refund`, {
        body: { participant_ids: [participant?.id] },
      });
      const { status, body } = await transitionBy(token, order.id, { prod_id: next.id });
      expect([status, body.message]).to.deep.equal([
        409,
        'По заказу оформляется возврат: сначала завершите его',
      ]);
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
