import type { BasketBooking, FastLink, VoucherSale } from '@odonta/api/contract';
import { Payment, Refund, RefundLeg, StaffNotice, Voucher } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { cardPath } from '../../platform/notices/notify.ts';
import {
  approvedRefund,
  attemptsOf,
  balanceOf,
  bookByCard,
  newPerson,
  orderOf,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { voucherBodyFor } from '../../testing/vouchers.ts';
import { giveBackToCard } from '../refunds/cardRefunds.ts';
import { look } from './asking.ts';
import { reconcile } from './reconcile.ts';
import { become } from './sandbox/account.ts';

const allWays = { sbp: true, dolyami: true, instalments: true };
const byCardAlone = { sbp: false, dolyami: false, instalments: false };

describe('paying beside a card', () => {
  const api = useApi();
  const keeper = useStaff(api, 'BOOKKEEPER');
  beforeEach(() => withoutFaults(api));

  const linkOf = (token: string) => api.call<FastLink>('post', `/orders/${token}/sbp`, { body: {} });
  const confirmOn = (link: string) => fetch(link, { method: 'POST', redirect: 'manual' });

  it('by СБП pays the attempt that the bank’s page waits for, so that nothing is paid twice', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    expect((await orderOf(api.call, order.token)).ways.sbp).to.equal(true);
    const { status, body } = await linkOf(order.token);
    expect([status, body.message.url]).to.deep.equal([200, `${url}/sbp`]);
    expect((await linkOf(order.token)).body.message).to.deep.equal(body.message);
    expect((await confirmOn(body.message.url)).headers.get('location')).to.include(order.token);
    expect(await payOn(url), 'the page of the card').to.equal(null);
    expect((await confirmOn(body.message.url)).status, 'once more').to.equal(410);
    const [payment, ...others] = await attemptsOf(order.id);
    expect(others).to.deep.equal([]);
    expect(payment).to.include({ status: 'CONFIRMED', channel: 'SBP', captured_sum: 1_000_000 });
    expect(await orderOf(api.call, order.token)).to.deep.include({ status: 'CONFIRMED', ways: byCardAlone });
    expect((await linkOf(order.token)).status).to.equal(409);
  });

  it('by СБП takes no money for an order of the same basket that was cancelled meanwhile', async () => {
    const [one, other] = [await soldByCard(api), await soldByCard(api, { price: 2_000_000 })];
    const person = newPerson();
    const items = [one, other].map(({ id }) => ({ prod_id: id, participants: [person] }));
    const body = { items, contact: person, consent: true };
    const { orders, url } = (await api.call<BasketBooking>('post', '/pay/createPayments', { body })).body
      .message;
    const [first = '', second = ''] = orders.map(({ token }) => token);
    const both = (await linkOf(second)).body.message;
    expect(both).to.deep.equal({ url: `${url}/sbp`, sum: 30_000 });
    await api.call('post', `/orders/${first}/cancel`, { body: {} });
    const own = (await linkOf(second)).body.message;
    expect(own.sum).to.equal(20_000);
    expect((await confirmOn(both.url)).status, 'the link to both').to.equal(410);
    await confirmOn(own.url);
    expect(await orderOf(api.call, second)).to.include({ status: 'CONFIRMED', paid: 20_000 });
    expect(await orderOf(api.call, first)).to.include({ status: 'CANCELED', paid: 0 });
  });

  it('closes the page of a basket once one of its orders is cancelled', async () => {
    const items = [await soldByCard(api), await soldByCard(api)].map(({ id }) => ({
      prod_id: id,
      participants: [newPerson()],
    }));
    const body = { items, contact: newPerson(), consent: true };
    const { orders, url = '' } = (await api.call<BasketBooking>('post', '/pay/createPayments', { body })).body
      .message;
    await api.call('post', `/orders/${orders[0]?.token}/cancel`, { body: {} });
    await reconcile();
    expect((await fetch(url)).status).to.equal(410);
  });

  it('leaves a payment by card what it was', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    await linkOf(order.token);
    await payOn(url);
    expect((await attemptsOf(order.id))[0]).to.include({ status: 'CONFIRMED', channel: 'CARD' });
  });

  it('by СБП is refused where the centre confirms first, where little is due and where the bank has no link', async () => {
    const asked = await bookByCard(api.call, await soldByCard(api, { requires_confirmation: true }));
    const little = await bookByCard(api.call, await soldByCard(api, { price: 900 }));
    for (const { order } of [asked, little]) {
      expect((await orderOf(api.call, order.token)).ways).to.deep.equal(byCardAlone);
      expect((await linkOf(order.token)).status).to.equal(409);
    }
    const { order } = await bookByCard(api.call, await soldByCard(api));
    api.bank.set({ faults: { GetQr: { status: 500 } } });
    expect((await linkOf(order.token)).status).to.equal(503);
    expect((await linkOf('f'.repeat(32))).status).to.equal(404);
  });

  describe('while the bank gives back by СБП', () => {
    const underWay = async () => {
      const { order } = await bookByCard(api.call, await soldByCard(api, { date_start: inDays(30) }), 2);
      await confirmOn((await linkOf(order.token)).body.message.url);
      const [first] = (await orderOf(api.call, order.token)).participants;
      const id = await approvedRefund(api.call, order.token, [first?.id ?? 0], keeper.token);
      api.bank.set({ refundsSlowly: true });
      await giveBackToCard(id);
      const [payment] = await attemptsOf(order.id);
      const kept = api.bank.account.find(payment?.provider_payment_id);
      if (!payment || !kept) throw new Error('not paid');
      return { id, order, payment, kept };
    };
    const refundOf = async (id: number) => Refund.findByPk(id, { rejectOnEmpty: true });

    it('says so, counts no attempt, and finishes only when the money is gone', async () => {
      const { id, order, payment, kept } = await underWay();
      await giveBackToCard(id);
      expect(await refundOf(id)).to.include({
        status: 'CREATED',
        attempts: 0,
        error: 'Банк проводит возврат',
      });
      expect(await orderOf(api.call, order.token)).to.include({ refunded: 0 });
      expect((await attemptsOf(order.id))[0]).to.include({ refunded_sum: 0 });
      become(kept, 'PARTIAL_REFUNDED');
      await look(payment.id);
      const foreign = { kind: 'payment', path: cardPath('payments', payment.id) };
      expect(await StaffNotice.count({ where: foreign }), 'not taken for the money of others').to.equal(0);
      await giveBackToCard(id);
      expect((await refundOf(id)).status).to.equal('FINISHED');
      expect(await orderOf(api.call, order.token)).to.include({ refunded: 10_000 });
      expect(kept.amount).to.equal(1_000_000);
    });

    it('tries again once the bank has turned back, and gives back once', async () => {
      const { id, kept } = await underWay();
      kept.amount += 1_000_000;
      become(kept, 'CONFIRMED');
      const leg = await RefundLeg.findOne({ where: { refund_id: id }, rejectOnEmpty: true });
      const { external_request_id: asked } = leg;
      await giveBackToCard(id);
      expect(await refundOf(id), 'the answer may be from before it began').to.include({ attempts: 0 });
      await leg.update({ sent_at: new Date(Date.now() - 11 * 60_000) });
      await giveBackToCard(id);
      const refused = { status: 'CREATED', attempts: 1, error: 'Банк начал возврат и не довёл его до конца' };
      expect(await refundOf(id)).to.include(refused);
      const { external_request_id } = await leg.reload();
      api.bank.set({ refundsSlowly: false });
      await giveBackToCard(id);
      await giveBackToCard(id);
      expect(await refundOf(id)).to.include({ status: 'FINISHED', error: null });
      expect(external_request_id).to.not.equal(asked);
      expect(kept.amount).to.equal(1_000_000);
    });

    it('leaves it to people after three days', async () => {
      const { id } = await underWay();
      await RefundLeg.update({ sent_at: inDays(-4) }, { where: { refund_id: id } });
      await giveBackToCard(id);
      expect(await refundOf(id)).to.include({ attempts: 1, error: 'Банк проводит возврат дольше 3 дней' });
    });
  });

  it('by «Долями» ends at its limit; it and instalments take the whole sum, and are given back in parts', async () => {
    const dear = await bookByCard(api.call, await soldByCard(api, { price: 3_000_100 }));
    expect((await orderOf(api.call, dear.order.token)).ways).to.deep.equal({ ...allWays, dolyami: false });
    expect((await confirmOn(`${dear.url}/dolyami`)).status).to.equal(410);
    for (const [way, channel] of [
      ['dolyami', 'DOLYAMI'],
      ['instalments', 'INSTALMENTS'],
    ]) {
      const { order, url = '' } = await bookByCard(api.call, await soldByCard(api), 2);
      expect((await orderOf(api.call, order.token)).ways).to.deep.equal(allWays);
      expect((await confirmOn(`${url}/${way}`)).headers.get('location')).to.include(order.token);
      expect((await attemptsOf(order.id))[0]).to.include({ channel, captured_sum: 2_000_000 });
      const paid = await orderOf(api.call, order.token);
      expect(paid).to.deep.include({ status: 'CONFIRMED', paid: 20_000, ways: byCardAlone });
      const id = await approvedRefund(api.call, order.token, [paid.participants[0]?.id ?? 0], keeper.token);
      await Promise.all([giveBackToCard(id), giveBackToCard(id)]);
      expect((await attemptsOf(order.id))[0]).to.include({ refunded_sum: 1_000_000 });
      expect((await balanceOf(order.id)).CARD).to.equal(1_000_000);
    }
    const asked = await bookByCard(api.call, await soldByCard(api, { requires_confirmation: true }));
    expect((await confirmOn(`${asked.url}/dolyami`)).status, 'authorised first').to.equal(410);
    await payOn(asked.url ?? '');
    expect((await orderOf(api.call, asked.order.token)).ways, 'held').to.deep.equal(byCardAlone);
    expect((await confirmOn(`${asked.url}/bonuses`)).status, 'unknown').to.equal(410);
  });

  it('buys a gift certificate by СБП alone, once', async () => {
    const { message: sold } = (
      await api.call<VoucherSale>('post', '/vouchers', { body: voucherBodyFor(5000) })
    ).body;
    const { token } = sold.voucher;
    expect(sold.voucher.ways).to.deep.equal({ ...byCardAlone, sbp: true });
    const ask = () => api.call<FastLink>('post', `/vouchers/${token}/sbp`, { body: {} });
    const { status, body } = await ask();
    expect([status, body.message.url]).to.deep.equal([200, `${sold.url}/sbp`]);
    await confirmOn(body.message.url);
    const voucher = await Voucher.findOne({ where: { token }, rejectOnEmpty: true });
    expect(voucher).to.include({ status: 'CONFIRMED', balance: 500_000 });
    const [payment, ...others] = await Payment.findAll({ where: { voucher_id: voucher.id } });
    expect(others).to.deep.equal([]);
    expect(payment).to.include({ channel: 'SBP', captured_sum: 500_000 });
    expect((await ask()).status).to.equal(409);
    expect(await payOn(sold.url ?? ''), 'the page of the card').to.equal(null);
    expect((await api.call('post', `/vouchers/${'f'.repeat(32)}/sbp`, { body: {} })).status).to.equal(404);
  });

  it('is given back once, though the bank knows no repeats of such a request', async () => {
    const { order } = await bookByCard(api.call, await soldByCard(api, { date_start: inDays(30) }), 2);
    await confirmOn((await linkOf(order.token)).body.message.url);
    const [first] = (await orderOf(api.call, order.token)).participants;
    const id = await approvedRefund(api.call, order.token, [first?.id ?? 0], keeper.token);
    await Promise.all([giveBackToCard(id), giveBackToCard(id)]);
    await giveBackToCard(id);
    expect((await Refund.findByPk(id))?.status).to.equal('FINISHED');
    const [payment] = await attemptsOf(order.id);
    expect(payment).to.include({ refunded_sum: 1_000_000 });
    expect(api.bank.account.find(payment?.provider_payment_id)?.amount).to.equal(1_000_000);
    expect((await balanceOf(order.id)).CARD).to.equal(1_000_000);
  });
});
