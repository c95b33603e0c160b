import type { StaffPayment } from '@odonta/api/contract';
import { PaymentPart } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { expect } from 'chai';
import {
  attemptsOf,
  bookByCard,
  orderOf,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { useApi } from '../../testing/useApi.ts';
import { reconcile } from './reconcile.ts';

describe('payments for staff', () => {
  const api = useApi();
  let admin: string;
  let manager: string;
  let keeper: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
    manager = (await api.staff('MANAGER')).token;
    keeper = (await api.staff('BOOKKEEPER')).token;
  });
  beforeEach(() => withoutFaults(api));

  const read = async (id: number, token = keeper) =>
    (await api.call<StaffPayment>('get', `/adm/payments/${id}`, { token })).body.message;
  const move = (id: number, name: string, body = {}, token = admin) =>
    api.call<StaffPayment>('post', `/adm/payments/${id}/${name}`, { token, body });
  const found = async (filter: object, token = keeper) => {
    const range = encodeURIComponent(JSON.stringify([0, 99]));
    const asked = encodeURIComponent(JSON.stringify(filter));
    const { status, text, body } = await api.call<StaffPayment[]>(
      'get',
      `/adm/payments?range=${range}&filter=${asked}`,
      { token },
    );
    expect(status, text).to.equal(200);
    return body.message.map(({ id }) => id);
  };
  const booked = async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    const [payment] = await attemptsOf(order.id);
    return { order, url, id: payment?.id ?? 0 };
  };

  it('a payment shows its purpose and the answers of the bank, and to accountants the notifications themselves', async () => {
    const { order, url, id } = await booked();
    await payOn(url);
    const payment = await read(id);
    expect(payment).to.include({ status: 'CONFIRMED', provider_status: 'CONFIRMED', captured_sum: 10_000 });
    expect(payment.orders.map(({ number, sum }) => [number, sum])).to.deep.equal([[order.number, 10_000]]);
    const notified = payment.notifications.map(({ status, verdict }) => `${status} ${verdict}`);
    expect(notified).to.include('CONFIRMED OK');
    expect(payment.notifications[0]?.body).to.contain('"PaymentId"');
    const seen = (await read(id, manager)).notifications;
    expect(seen.map(({ body }) => body)).to.deep.equal(seen.map(() => null));
  });

  it('payments are found by order, number at the bank, sum and status', async () => {
    const { order, id } = await booked();
    const { provider_payment_id } = await read(id);
    expect(await found({ order_number: order.number })).to.deep.equal([id]);
    expect(await found({ order_id: order.id })).to.deep.equal([id]);
    expect(await found({ provider_payment_id })).to.deep.equal([id]);
    expect(await found({ id, sum_from: 9999.99, sum_to: 10_000 })).to.deep.equal([id]);
    expect(await found({ id, sum_from: 10_000.01 })).to.deep.equal([]);
    expect(await found({ id, status: 'PREPARE', method: 'CARD' })).to.deep.equal([id]);
    expect(await found({ id, status: 'CONFIRMED' })).to.deep.equal([]);
  });

  it('a request of staff checks a payment at once, though the notification was lost', async () => {
    api.bank.set({ notices: { lost: 9 } });
    const { order, url, id } = await booked();
    await payOn(url);
    expect((await read(id)).status).to.equal('PREPARE');
    expect((await move(id, 'sync', {}, manager)).status).to.equal(200);
    await reconcile();
    expect((await read(id)).status).to.equal('CONFIRMED');
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
  });

  it('a finished payment is checked once and no more', async () => {
    const { id } = await api.given(() =>
      buildPayment({ status: 'CANCELED', finished_at: new Date(), provider_payment_id: '1' }),
    );
    await move(id, 'sync');
    await reconcile();
    expect(await read(id)).to.include({ status: 'CANCELED', next_look_at: null });
  });

  it('only an administrator voids a payment: its page takes no money then, and another attempt is possible', async () => {
    const { order, url, id } = await booked();
    const reason = { reason: 'Сумма указана неверно' };
    expect((await move(id, 'void', reason, keeper)).status).to.equal(403);
    expect((await move(id, 'void', reason)).status).to.equal(200);
    const again = await api.call<{ url: string }>('post', `/orders/${order.token}/pay`, { body: {} });
    expect(again.body.message.url).to.not.equal(url);
    expect((await fetch(url)).status).to.equal(410);
    expect((await read(id)).status).to.equal('CANCELED');
    await payOn(again.body.message.url);
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
    expect((await move(id, 'void', reason)).status).to.equal(409);
  });

  it('voiding refunds the money where the bank had another sum', async () => {
    api.bank.set({ notices: { lost: 9 } });
    const { url, id } = await booked();
    const kept = api.bank.account.find((await read(id)).provider_payment_id);
    if (kept) kept.amount = 700;
    await payOn(url);
    await move(id, 'sync');
    await reconcile();
    expect(await read(id)).to.include({ status: 'CREATED', captured_sum: 0 });
    await move(id, 'void', { reason: 'Сумма не та' });
    await reconcile();
    expect(kept?.status).to.equal('REFUNDED');
    expect((await read(id)).status).to.equal('CANCELED');
  });

  it('a manager of partners sees payments of his own centres, of a basket as well', async () => {
    const { user, token } = await api.staff('PARTNER_MANAGER');
    const { id, foreign } = await api.given(async () => {
      const [own, other] = [await buildCenter({ manager_id: user.id }), await buildCenter()];
      const mine = await buildOrder({ prod: await buildProd({ center_id: own.id }) });
      const theirs = await buildOrder({ prod: await buildProd({ center_id: other.id }) });
      const basket = await buildPayment({ order: mine });
      await PaymentPart.create({ payment_id: basket.id, order_id: theirs.id, sum: theirs.total });
      const elsewhere = await buildOrder({ prod: await buildProd({ center_id: other.id }) });
      return { id: basket.id, foreign: (await buildPayment({ order: elsewhere })).id };
    });
    expect(await found({ id: [id, foreign] }, token)).to.deep.equal([id]);
    expect((await read(id, token)).orders).to.have.length(1);
    expect((await read(id)).orders).to.have.length(2);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
