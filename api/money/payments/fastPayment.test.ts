import type { PaymentPage } from '@odonta/api/contract';
import { Refund } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import {
  approvedRefund,
  attemptsOf,
  balanceOf,
  bookByCard,
  orderOf,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { giveBackToCard } from '../refunds/cardRefunds.ts';

describe('paying by СБП', () => {
  const api = useApi();
  const keeper = useStaff(api, 'BOOKKEEPER');
  beforeEach(() => withoutFaults(api));

  const linkOf = (token: string) => api.call<PaymentPage>('post', `/orders/${token}/sbp`, { body: {} });
  const confirmOn = (link: string) => fetch(link, { method: 'POST', redirect: 'manual' });

  it('pays the attempt that the bank’s page waits for, so that nothing is paid twice', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    expect((await orderOf(api.call, order.token)).may_pay_fast).to.equal(true);
    const { status, body } = await linkOf(order.token);
    expect([status, body.message.url]).to.deep.equal([200, `${url}/sbp`]);
    expect((await linkOf(order.token)).body.message).to.deep.equal(body.message);
    expect((await confirmOn(body.message.url)).headers.get('location')).to.include(order.token);
    expect(await payOn(url), 'the page of the card').to.equal(null);
    expect((await confirmOn(body.message.url)).status, 'once more').to.equal(410);
    const [payment, ...others] = await attemptsOf(order.id);
    expect(others).to.deep.equal([]);
    expect(payment).to.include({ status: 'CONFIRMED', channel: 'SBP', captured_sum: 1_000_000 });
    expect(await orderOf(api.call, order.token)).to.include({ status: 'CONFIRMED', may_pay_fast: false });
    expect((await linkOf(order.token)).status).to.equal(409);
  });

  it('leaves a payment by card what it was', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    await linkOf(order.token);
    await payOn(url);
    expect((await attemptsOf(order.id))[0]).to.include({ status: 'CONFIRMED', channel: 'CARD' });
  });

  it('is refused where the centre confirms first, where little is due and where the bank has no link', async () => {
    const asked = await bookByCard(api.call, await soldByCard(api, { requires_confirmation: true }));
    const little = await bookByCard(api.call, await soldByCard(api, { price: 900 }));
    for (const { order } of [asked, little]) {
      expect((await orderOf(api.call, order.token)).may_pay_fast).to.equal(false);
      expect((await linkOf(order.token)).status).to.equal(409);
    }
    const { order } = await bookByCard(api.call, await soldByCard(api));
    api.bank.set({ faults: { GetQr: { status: 500 } } });
    expect((await linkOf(order.token)).status).to.equal(503);
    expect((await linkOf('f'.repeat(32))).status).to.equal(404);
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
