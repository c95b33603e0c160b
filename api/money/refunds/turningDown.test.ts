import type { OrderView, StaffRefund } from '@odonta/api/contract';
import { Letter, Order, OrderParticipant, Refund, RefundLeg, StaffNotice } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import type { RefundRoute } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { expect } from 'chai';
import { leavingOf } from '../../orders/refunds/leaving.ts';
import { hasOpenRefund } from '../../orders/refunds/open.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { rescheduleOrder } from '../../sales/rescheduling/rescheduleOrder.ts';
import {
  approvedRefund,
  attemptsOf,
  balanceOf,
  bookByCard,
  paidByCard,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { nameAccount } from '../../testing/refundAccounts.ts';
import { soldOrder } from '../../testing/soldOrder.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { bankPageOf } from '../payments/bankPage.ts';
import { cardBank } from '../payments/cardBank.ts';
import { owe } from './automatic.ts';
import { giveBackToCard } from './cardRefunds.ts';
import { giveBackOnce } from './giveBackOnce.ts';
import { settleSent } from './settleSent.ts';

describe('an agreed refund that does not go as it was agreed', () => {
  const api = useApi();
  let keeper: { user: { id: number }; token: string };
  let other: { user: { id: number }; token: string };
  const head = useStaff(api, 'ROP_COURSE');

  before(async () => {
    [keeper, other] = [await api.staff('BOOKKEEPER'), await api.staff('BOOKKEEPER')];
  });
  beforeEach(() => withoutFaults(api));

  const act = (id: number, move: string, body: object, { token } = keeper) =>
    api.call<StaffRefund>('post', `/adm/refunds/${id}/${move}`, { token, body });
  const approve = (id: number, who = other) => act(id, 'approve_any', {}, who);
  const reason = 'Банк вернул перевод: счёт закрыт';
  const document = { document_number: '77', document_date: '2026-11-22' };
  const rowOf = (id: number) => Refund.findByPk(id, { rejectOnEmpty: true });
  const orderOf = ({ id }: Order) => Order.findByPk(id, { rejectOnEmpty: true });
  const statesOf = async ({ id }: Order) =>
    (await OrderParticipant.findAll({ where: { order_id: id }, order: ['number'] })).map(
      ({ state }) => state,
    );
  const letterOf = async (record_id: number, kind: string) =>
    (await Letter.findOne({ where: { record_id, kind }, rejectOnEmpty: true })).text.replaceAll(
      '\u00a0',
      ' ',
    );

  const sold = async (price = 1_000_000) =>
    soldOrder(
      {
        people: 2,
        prod: await api.given(() => buildProd({ price, seats_total: 9, date_start: inDays(30) })),
      },
      'BANK',
    );
  /** Money of so many kopecks that came after an order had ended. */
  const owed = async (order: Order, sum: number) => {
    await unitOfWork.transaction(async (transaction) => {
      const about = { source: 'LATE', reason: 'LATE_PAYMENT', payment_id: null } as const;
      await owe(await lockOrder({ id: order.id }, transaction), { ...about, sum }, transaction);
    });
    return Refund.findOne({ where: { order_id: order.id, source: 'LATE' }, rejectOnEmpty: true });
  };
  /** A refund of one participant that a bookkeeper has agreed to. */
  const agreed = async (order: Order, route: RefundRoute) => {
    const [leaving] = await OrderParticipant.findAll({ where: { order_id: order.id }, order: ['number'] });
    const body = {
      order_id: order.id,
      participant_ids: [leaving?.id],
      reason: 'CLIENT_REFUSED',
      route,
      policy: 'KEEP',
    };
    const asked = await api.call<StaffRefund>('post', '/adm/refunds', { token: head.token, body });
    expect(asked.status, asked.text).to.equal(201);
    const { id } = asked.body.message;
    expect((await act(id, 'approve_any', {})).body.message.status).to.equal('CREATED');
    return id;
  };

  for (const route of ['BANK', 'BALANCE'] as const)
    it(`is turned down with a code (${route}), and seats, tickets and money are as before it`, async () => {
      const order = await sold();
      const before = await balanceOf(order.id);
      const id = await agreed(order, route);
      expect((await leavingOf(order)).size).to.equal(1);
      const unsaid = await act(id, 'reject', { reason });
      expect([unsaid.status, Object.keys(unsaid.body.errors ?? {})]).to.deep.equal([422, ['reject_code']]);
      const { body } = await act(id, 'reject', { reason, reject_code: 'BY_MISTAKE' });
      expect(body.message).to.include({
        status: 'REJECTED',
        reject_code: 'BY_MISTAKE',
        reject_reason: reason,
      });
      expect(body.message).to.include({ approved_sum: null, approved_by: null, promised_on: null });
      expect(await balanceOf(order.id)).to.deep.equal(before);
      expect([(await leavingOf(order)).size, await hasOpenRefund(order)]).to.deep.equal([0, false]);
      expect([await statesOf(order), (await orderOf(order)).refunded_sum]).to.deep.equal([
        ['ACTIVE', 'ACTIVE'],
        0,
      ]);
      expect(await letterOf(id, 'refund_rejected')).to.include('был одобрен, но теперь отклонён');
      expect((await act(id, 'execute', document)).status).to.equal(409);
      const again = await agreed(order, 'BALANCE');
      expect((await act(again, 'execute', document)).body.message.status).to.equal('FINISHED');
    });

  it('is not turned down by somebody who may not agree to so much', async () => {
    const order = await sold(4_000_000);
    const id = await agreed(order, 'BALANCE');
    const limited = await act(id, 'reject', { reason, reject_code: 'NOT_DUE' }, head);
    expect([limited.status, (await rowOf(id)).status]).to.deep.equal([409, 'CREATED']);
    const manager = await api.staff('MANAGER');
    expect((await act(id, 'reject', { reason, reject_code: 'NOT_DUE' }, manager)).status).to.equal(403);
    expect((await act(id, 'reroute', { reason, route: 'BANK' }, manager)).status).to.equal(403);
  });

  it('goes another way only once somebody has agreed again, to an account that is named again', async () => {
    const order = await sold();
    const id = await agreed(order, 'BANK');
    await nameAccount(api, order, id);
    await act(id, 'approve_any', {});
    const { body } = await act(id, 'reroute', { reason, route: 'BANK' });
    expect(body.message).to.include({ status: 'PREPARE', has_bank: false, approved_by: null });
    expect(await letterOf(id, 'refund_rerouted')).to.include('Укажите на странице заказа счёт');
    expect((await act(id, 'execute', document)).status).to.equal(409);
    await nameAccount(api, order, id);
    const alone = await approve(id, keeper);
    expect([alone.status, alone.body.message]).to.deep.equal([
      409,
      'Возврат больше 5\u00a0000 ₽ одобряет не тот, кто выбрал для него другой способ',
    ]);
    await approve(id);
    expect((await act(id, 'execute', document)).body.message.status).to.equal('FINISHED');
  });

  it('is turned down with a code also once it was sent another way, and is not taken back by its asker', async () => {
    const order = await sold();
    const id = await agreed(order, 'BANK');
    await act(id, 'reroute', { reason, route: 'BALANCE' });
    expect((await act(id, 'cancel', {}, head)).status).to.equal(409);
    const seen = () => api.call<OrderView>('get', `/orders/${order.token}`);
    const tickets = async () =>
      (await seen()).body.message.participants.map((one) => one.ticket_code !== null);
    expect([(await leavingOf(order)).size, await tickets()]).to.deep.equal([1, [false, true]]);
    const unsaid = await act(id, 'reject', { reason });
    expect([unsaid.status, Object.keys(unsaid.body.errors ?? {})]).to.deep.equal([422, ['reject_code']]);
    await act(id, 'reject', { reason, reject_code: 'CHANGED_MIND' });
    expect([(await leavingOf(order)).size, await tickets()]).to.deep.equal([0, [true, true]]);
    expect(await letterOf(id, 'refund_rejected')).to.include('был одобрен, но теперь отклонён');
  });

  it('goes no way that cannot take its sum: kopecks are no bonuses, and cards give back what they took', async () => {
    const order = await sold();
    const late = await owed(order, 500_050);
    const refused = async (id: number, route: RefundRoute) => {
      const { status, body } = await act(id, 'reroute', { reason, route });
      return [status, body.errors?.route];
    };
    expect(await refused(late.id, 'BONUS')).to.deep.equal([
      422,
      'Бонусы считают целыми рублями: верните эту сумму другим способом',
    ]);
    const unfit = 'На карты этого заказа столько не вернуть: выберите другой способ';
    expect(await refused(await agreed(order, 'BANK'), 'CARD')).to.deep.equal([422, unfit]);
    await late.update({ route: 'BONUS', status: 'PREPARE' });
    expect((await approve(late.id)).status).to.equal(422);
    await late.destroy();
  });

  it('of a course that is cancelled stays the buyer’s: it goes another way, or waits', async () => {
    const prod = await api.given(() =>
      buildProd({ price: 1_000_000, seats_total: 9, date_start: inDays(30) }),
    );
    const order = await soldOrder({ people: 2, prod }, 'BANK');
    const { token } = await api.staff('ADMIN');
    const ended = { reason: 'Группа не набралась', mode: 'refund_all' };
    expect(
      (await api.call('post', `/adm/prods/${prod.id}/cancel_event`, { token, body: ended })).status,
    ).to.equal(200);
    const { id } = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    const turned = await act(id, 'reject', { reason, reject_code: 'CHANGED_MIND' });
    expect([turned.status, turned.body.message]).to.deep.equal([
      409,
      'Курс отменён, и деньги принадлежат покупателю: верните их другим способом',
    ]);
    expect((await act(id, 'reroute', { reason, route: 'BALANCE' })).status).to.equal(200);
    await approve(id);
    await act(id, 'execute', document);
    expect((await orderOf(order)).status).to.equal('REFUNDED');
  });

  it('of an order that has ended may be asked for again when it was turned down, and of late money is not turned down', async () => {
    const order = await sold();
    await unitOfWork.transaction(async (transaction) => {
      const row = await lockOrder({ id: order.id }, transaction);
      await row.update({ status: 'CANCELED', cancel_reason: 'COURSE_CANCELED' }, { transaction });
      const about = { reason: 'CENTER_CANCELED', payment_id: null } as const;
      await owe(row, { source: 'ORDER', sum: row.paid_sum, ...about }, transaction);
      await owe(row, { source: 'LATE', sum: 500_000, ...about }, transaction);
    });
    const [whole, late] = await Refund.findAll({ where: { order_id: order.id }, order: ['id'] });
    const turned = (id = 0) => act(id, 'reject', { reason, reject_code: 'BANK_REFUSED' });
    expect([(await turned(whole?.id)).status, (await turned(late?.id)).status]).to.deep.equal([200, 409]);
    await act(late?.id ?? 0, 'reroute', { reason, route: 'BALANCE' });
    expect((await turned(late?.id)).status, 'by a detour').to.equal(409);
    const body = { order_id: order.id, participant_ids: [], reason: 'OTHER', requested_sum: 20_000 };
    const again = await api.call('post', '/adm/refunds', { token: keeper.token, body });
    expect(again.status, again.text).to.equal(201);
    await Refund.destroy({ where: { order_id: order.id } });
    await Order.update({ status: 'CONFIRMED', cancel_reason: null }, { where: { id: order.id } });
  });

  /** An order that two cards have paid: 10 000 ₽ and, for its new date, 5 000 ₽ more. */
  const paidTwice = async () => {
    const { order } = await paidByCard(api, 1, { date_start: inDays(30) });
    const dearer = await soldByCard(api, { price: 1_500_000, date_start: inDays(40) });
    const { to } = await unitOfWork.transaction(async (transaction) => {
      const row = await lockOrder({ id: order.id }, transaction);
      const transitioning = { actor: systemActor, end: transition, asked_by: null };
      return rescheduleOrder(row, { prod_id: dearer.id }, transitioning, transaction);
    });
    await payOn(await bankPageOf(to.id));
    return Order.findByPk(to.id, { rejectOnEmpty: true });
  };
  /** One card has its money back, and the bank refuses the other for good. */
  const stuck = async (order: Order) => {
    const people = await OrderParticipant.findAll({ where: { order_id: order.id, state: 'ACTIVE' } });
    const id = await approvedRefund(
      api.call,
      order.token,
      people.map((each) => each.id),
      keeper.token,
    );
    const legs = await RefundLeg.findAll({ where: { refund_id: id }, order: ['id'] });
    expect(legs.map(({ sum }) => sum)).to.deep.equal([500_000, 1_000_000]);
    await giveBackOnce(legs[0] as RefundLeg);
    api.bank.set({ faults: { Cancel: { status: 500 } } });
    for (const _ of [1, 2, 3, 4, 5]) await giveBackToCard(id);
    api.bank.set({ faults: {} });
    expect(await rowOf(id)).to.include({ status: 'PREPARE' });
    return id;
  };

  it('and that a card took in part has its rest sent to an account, each kopeck once', async () => {
    const order = await paidTwice();
    const id = await stuck(order);
    expect((await act(id, 'reject', { reason, reject_code: 'BANK_REFUSED' })).status).to.equal(409);
    const { body } = await act(id, 'reroute', { reason, route: 'BANK' });
    expect(body.message).to.include({ status: 'PREPARE', route: 'BANK', card_sum: 5000, routed_sum: 10_000 });
    await nameAccount(api, order, id);
    await approve(id);
    await act(id, 'execute', document);
    expect(await rowOf(id)).to.include({ status: 'FINISHED', approved_sum: 1_500_000, card_sum: 500_000 });
    expect(await orderOf(order)).to.include({ status: 'REFUNDED', refunded_sum: 1_500_000 });
    expect(await balanceOf(order.id)).to.deep.equal({ CARD: 1_000_000, BANK: -1_000_000 });
    expect(await letterOf(id, 'refund_done')).to.include('Из них 5 000,00 ₽ уже вернулись на карту');
    const notified = await StaffNotice.findAll({ where: { user_id: keeper.user.id, kind: 'payment' } });
    expect(notified.map(({ text }) => text.replaceAll('\u00a0', ' ')).join()).to.include(
      `Заказ ${order.number}: 10 000,00 ₽ из оплаты картой вернулись не на карту, и банк не пробил чек. Оформите чек возврата: платёж`,
    );
  });

  it('and that a card took in part ends with that part, and nobody gives up a seat by it', async () => {
    const order = await paidTwice();
    const id = await stuck(order);
    const { body } = await act(id, 'close_rest', { reason, reject_code: 'BY_MISTAKE' });
    expect(body.message).to.include({ status: 'FINISHED', approved_sum: 5000, reject_code: 'BY_MISTAKE' });
    expect(await orderOf(order)).to.include({ status: 'PARTIAL_REFUNDED', refunded_sum: 500_000 });
    expect((await balanceOf(order.id)).CARD).to.equal(1_000_000);
    expect([await statesOf(order), (await leavingOf(order)).size]).to.deep.equal([['ACTIVE'], 0]);
    expect(await letterOf(id, 'refund_closed')).to.include('Остальные 10 000,00 ₽ не вернутся');
    const people = await OrderParticipant.findAll({ where: { order_id: order.id } });
    await giveBackToCard(
      await approvedRefund(
        api.call,
        order.token,
        people.map((each) => each.id),
        keeper.token,
      ),
    );
    expect(await balanceOf(order.id)).to.deep.equal({});
  });

  it('waits for the word of a bank that may have given it back, and is then not sent twice', async () => {
    const prod = await soldByCard(api, { date_start: inDays(30) });
    const { order, url = '' } = await bookByCard(api.call, prod, 1);
    await payOn(url);
    const people = order.participants.map((each) => each.id);
    const id = await approvedRefund(api.call, order.token, people, keeper.token);
    api.bank.set({ faults: { Cancel: { status: 500 } } });
    for (const _ of [1, 2, 3, 4]) await giveBackToCard(id);
    const leg = await RefundLeg.findOne({ where: { refund_id: id }, rejectOnEmpty: true });
    await leg.update({ sent_at: new Date() });
    const [payment] = await attemptsOf(order.id);
    const lost = { request: leg.external_request_id, sum: leg.sum };
    api.bank.set({ faults: {} });
    await cardBank().acquirer.cancel(payment?.provider_payment_id ?? '', lost);
    api.bank.set({ faults: { GetState: { status: 500 } } });
    await giveBackToCard(id);
    expect((await rowOf(id)).status).to.equal('PREPARE');
    const unsure = await act(id, 'reroute', { reason, route: 'BALANCE' });
    expect([unsure.status, unsure.body.message]).to.deep.equal([
      409,
      'Банк ещё не ответил, ушли ли деньги на карту: спросим его снова через минуту',
    ]);
    expect((await act(id, 'reject', { reason })).body.message).to.deep.equal(unsure.body.message);
    api.bank.set({ faults: {} });
    await settleSent();
    expect((await leg.reload()).done_at).to.not.equal(null);
    for (const move of ['reject', 'reroute', 'close_rest'])
      expect(
        (await act(id, move, { reason, ...(move === 'reroute' && { route: 'BALANCE' }) })).status,
        move,
      ).to.equal(409);
    await act(id, 'approve_any', {});
    await giveBackToCard(id);
    expect((await rowOf(id)).status).to.equal('FINISHED');
    expect(await balanceOf(order.id)).to.deep.equal({});
  });

  it('leaves books that agree', async () => {
    expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]);
    expect(api.errors).to.deep.equal([]);
  });
});
