import { Order, Refund, RefundLeg, StaffNotice } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { expireReservations } from '../../orders/expireReservations.ts';
import {
  approvedRefund,
  attemptsOf,
  balanceOf,
  bookByCard,
  orderOf,
  paidByCard,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { cardBank } from '../payments/cardBank.ts';
import { giveBackToCard } from './cardRefunds.ts';

describe('money that goes back to a card', () => {
  const api = useApi();
  const keeper = useStaff(api, 'BOOKKEEPER');

  beforeEach(() => withoutFaults(api));

  const paid = async (people = 2) => (await paidByCard(api, people, { date_start: inDays(30) })).order;
  const approved = (token: string, participant_ids: number[]) =>
    approvedRefund(api.call, token, participant_ids, keeper.token);
  const statusOf = async (id: number) => (await Refund.findByPk(id, { rejectOnEmpty: true })).status;

  it('goes in part and then whole, and leaves nothing in the ledger', async () => {
    const order = await paid(2);
    const [first, second] = order.participants.map(({ id }) => id);
    await giveBackToCard(await approved(order.token, [first ?? 0]));
    expect(await orderOf(api.call, order.token)).to.include({ status: 'PARTIAL_REFUNDED', refunded: 10_000 });
    expect((await attemptsOf(order.id))[0]).to.include({
      status: 'PARTIAL_REFUNDED',
      refunded_sum: 1_000_000,
    });
    await giveBackToCard(await approved(order.token, [second ?? 0]));
    expect(await orderOf(api.call, order.token)).to.include({ status: 'REFUNDED', refunded: 20_000 });
    expect((await attemptsOf(order.id))[0]).to.include({ status: 'REFUNDED', refunded_sum: 2_000_000 });
    expect(await balanceOf(order.id)).to.deep.equal({});
  });

  it('goes once, though the bank was asked by somebody who did not live to hear its answer, and by two nodes', async () => {
    const order = await paid(2);
    const id = await approved(order.token, [order.participants[0]?.id ?? 0]);
    const leg = await RefundLeg.findOne({ where: { refund_id: id }, rejectOnEmpty: true });
    const [payment] = await attemptsOf(order.id);
    const bankId = payment?.provider_payment_id ?? '';
    await leg.update({ sent_at: new Date() });
    await cardBank().acquirer.cancel(bankId, { request: leg.external_request_id, sum: leg.sum });
    await Promise.all([giveBackToCard(id), giveBackToCard(id)]);
    expect(await statusOf(id)).to.equal('FINISHED');
    expect((await attemptsOf(order.id))[0]?.refunded_sum).to.equal(1_000_000);
    expect((await orderOf(api.call, order.token)).refunded).to.equal(10_000);
    const again = await cardBank().acquirer.cancel(bankId, {
      request: leg.external_request_id,
      sum: leg.sum,
    });
    expect(again.after).to.equal(1_000_000);
  });

  it('goes once by a way that knows no repeats: what is left of the payment tells that it went', async () => {
    const order = await paid(2);
    const id = await approved(order.token, [order.participants[0]?.id ?? 0]);
    const leg = await RefundLeg.findOne({ where: { refund_id: id }, rejectOnEmpty: true });
    const [payment] = await attemptsOf(order.id);
    await leg.update({ sent_at: new Date() });
    const other = { request: 'forgotten', sum: leg.sum };
    await cardBank().acquirer.cancel(payment?.provider_payment_id ?? '', other);
    api.bank.set({ faults: { Cancel: { breaks: true } } });
    await giveBackToCard(id);
    expect(await statusOf(id)).to.equal('FINISHED');
    expect(api.bank.account.find(payment?.provider_payment_id)?.amount).to.equal(1_000_000);
  });

  it('does not go where the bank has given back of the payment without us', async () => {
    const order = await paid(2);
    const id = await approved(order.token, [order.participants[0]?.id ?? 0]);
    const [payment] = await attemptsOf(order.id);
    const kept = api.bank.account.find(payment?.provider_payment_id);
    if (kept) kept.amount -= 300_000;
    await giveBackToCard(id);
    const refund = await Refund.findByPk(id, { rejectOnEmpty: true });
    expect(refund).to.include({ status: 'CREATED', attempts: 1 });
    expect(refund.error).to.match(/осталось 17\s000,00\s₽, а у нас 20\s000,00\s₽$/);
    expect(kept?.amount).to.equal(1_700_000);
    if (kept) kept.amount += 300_000;
    await giveBackToCard(id);
    expect(await statusOf(id)).to.equal('FINISHED');
  });

  it('is a matter for people after five refusals of the bank, and changes nothing until then', async () => {
    const order = await paid(1);
    const id = await approved(order.token, [order.participants[0]?.id ?? 0]);
    api.bank.set({ faults: { Cancel: { status: 500 } } });
    for (const time of [1, 2, 3, 4]) {
      await giveBackToCard(id);
      expect((await Refund.findByPk(id, { rejectOnEmpty: true })).attempts).to.equal(time);
    }
    await giveBackToCard(id);
    expect(await statusOf(id)).to.equal('PREPARE');
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
    const notified = await StaffNotice.count({
      where: { user_id: keeper.user.id, path: `/refunds/${id}/show` },
    });
    expect(notified).to.equal(1);
    api.bank.set({ faults: {} });
    await api.call('post', `/adm/refunds/${id}/approve_any`, { token: keeper.token, body: {} });
    await giveBackToCard(id);
    expect(await statusOf(id)).to.equal('FINISHED');
  });

  /** A refund that the bank has refused so often that people decide. */
  const givenUp = async (id: number) => {
    api.bank.set({ faults: { Cancel: { status: 500 } } });
    for (const _ of [1, 2, 3, 4, 5]) await giveBackToCard(id);
    api.bank.set({ faults: {} });
    expect(await statusOf(id)).to.equal('PREPARE');
  };
  const reject = async (id: number) =>
    (
      await api.call('post', `/adm/refunds/${id}/reject`, {
        token: keeper.token,
        body: { reason: 'Банк не возвращает', reject_code: 'BANK_REFUSED' },
      })
    ).status;

  it('is free to go back by another refund once one was turned down', async () => {
    const order = await paid(1);
    const people = order.participants.map(({ id }) => id);
    const refused = await approved(order.token, people);
    await givenUp(refused);
    expect(await reject(refused)).to.equal(200);
    await giveBackToCard(await approved(order.token, people));
    expect(await orderOf(api.call, order.token)).to.include({ status: 'REFUNDED', refunded: 10_000 });
    expect(await balanceOf(order.id)).to.deep.equal({});
  });

  it('is not turned down once a part of it has gone', async () => {
    const order = await paid(1);
    const id = await approved(
      order.token,
      order.participants.map((one) => one.id),
    );
    await givenUp(id);
    const leg = await RefundLeg.findOne({ where: { refund_id: id }, rejectOnEmpty: true });
    await leg.update({ done_at: new Date() });
    expect(await reject(id)).to.equal(409);
    expect(await statusOf(id)).to.equal('PREPARE');
    await leg.update({ done_at: null });
    expect(await reject(id)).to.equal(200);
  });

  it('is a matter for people where the bank has given it back without a refund of ours, and else is not', async () => {
    const notified = async (order_id: number) => {
      const [payment] = await attemptsOf(order_id);
      return StaffNotice.count({ where: { user_id: keeper.user.id, path: `/payments/${payment?.id}/show` } });
    };
    const [own, foreign] = [await paid(1), await paid(1)];
    await giveBackToCard(
      await approved(
        own.token,
        own.participants.map(({ id }) => id),
      ),
    );
    const [payment] = await attemptsOf(foreign.id);
    await cardBank().acquirer.cancel(payment?.provider_payment_id ?? '', { request: 'by hand' });
    await eventually(async () => expect((await attemptsOf(foreign.id))[0]?.status).to.equal('REFUNDED'));
    expect([await notified(own.id), await notified(foreign.id)]).to.deep.equal([0, 1]);
  });

  it('goes by itself when it came too late for a seat', async () => {
    const prod = await soldByCard(api, { seats_total: 1 });
    const late = await bookByCard(api.call, prod);
    await Order.update({ expires_at: new Date(0) }, { where: { id: late.order.id } });
    await expireReservations();
    await bookByCard(api.call, prod);
    await payOn(late.url ?? '');
    const refund = await Refund.findOne({ where: { order_id: late.order.id }, rejectOnEmpty: true });
    expect(refund).to.include({ source: 'LATE', status: 'CREATED', is_auto: true, approved_sum: 1_000_000 });
    await giveBackToCard(refund.id);
    expect((await orderOf(api.call, late.order.token)).status).to.equal('REFUNDED');
    expect(await balanceOf(late.order.id)).to.deep.equal({});
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
