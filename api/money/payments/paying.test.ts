import type { PaymentPage } from '@odonta/api/contract';
import { Letter, Order, Payment, PaymentNotification, StatusChange, WaitlistEntry } from '@odonta/db/models';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { expireReservations } from '../../orders/expireReservations.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import {
  attemptsOf,
  balanceOf,
  bookByCard,
  orderOf,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { cards } from '../../testing/cards.ts';
import { useApi } from '../../testing/useApi.ts';
import { reconcile } from './reconcile.ts';
import { become } from './sandbox/account.ts';
import { forgeriesKept } from './saveNotification.ts';
import { notificationPath } from './startPayment.ts';

describe('paying by card', () => {
  const api = useApi();
  beforeEach(() => withoutFaults(api));

  const lookNow = async () => {
    await Payment.update({ next_look_at: new Date(0) }, { where: { finished_at: null } });
    await reconcile();
  };
  const pageOf = (token: string) => api.call<PaymentPage>('post', `/orders/${token}/pay`, { body: {} });

  it('confirms the order as soon as the bank has its money, and the ledger says so', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api), 2);
    expect(url).to.match(new RegExp(`^${api.url}/payment/bank/\\d+$`));
    expect(await payOn(url)).to.equal(`${api.url}/payment/${order.token}`);
    expect(await orderOf(api.call, order.token)).to.include({
      status: 'CONFIRMED',
      payment_kind: 'TINKOFF',
      paid: 20_000,
    });
    const [payment] = await attemptsOf(order.id);
    expect(payment).to.include({ status: 'CONFIRMED', captured_sum: 2_000_000, next_look_at: null });
    expect(await balanceOf(order.id)).to.deep.equal({
      CARD: 2_000_000,
      CENTER: -1_700_000,
      COMMISSION: -300_000,
    });
  });

  it('holds the seat ten minutes more after a refusal, and takes the next card', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api, { hold_minutes: 10 }));
    await Order.update({ expires_at: new Date(Date.now() + 60_000) }, { where: { id: order.id } });
    await payOn(url, cards.declined);
    const locked = await orderOf(api.call, order.token);
    expect(locked.status).to.equal('PREPARE');
    expect((locked.expires_at ?? 0) - Date.now() / 1000).to.be.within(590, 601);
    const again = await pageOf(order.token);
    await payOn(again.body.message.url);
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
    expect((await attemptsOf(order.id)).map(({ status }) => status)).to.deep.equal(['REJECTED', 'CONFIRMED']);
  });

  it('is asked about once more after a refusal, should its page have taken another card and nobody told of it', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    await payOn(url, cards.declined);
    const [refused] = await attemptsOf(order.id);
    expect(refused).to.include({ status: 'REJECTED' });
    const kept = api.bank.account.find(refused?.provider_payment_id);
    if (kept) become(kept, 'AUTHORIZING', 'AUTHORIZED', 'CONFIRMING', 'CONFIRMED');
    await Payment.update(
      { next_look_at: new Date(0) },
      { where: { id: refused?.id ?? 0, next_look_at: { [Op.gt]: new Date() } } },
    );
    await reconcile();
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
    expect((await attemptsOf(order.id))[0]).to.include({ status: 'CONFIRMED', next_look_at: null });
  });

  it('uses the page again while it is open, and closes it at the bank before it makes another', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    expect((await pageOf(order.token)).body.message.url).to.equal(url);
    await api.call('post', `/orders/${order.token}/extend`, { body: {} });
    const next = (await pageOf(order.token)).body.message.url;
    expect(next).to.not.equal(url);
    expect((await fetch(url)).status).to.equal(410);
    await payOn(next);
    expect((await orderOf(api.call, order.token)).paid).to.equal(10_000);
    expect((await pageOf(order.token)).status).to.equal(409);
  });

  it('pays an order that is known by its token', async () => {
    const { order, url } = await bookByCard(api.call, await soldByCard(api));
    const { status, body } = await api.call<{ url: string }>('post', '/pay/createPayment', {
      body: { hash: order.token },
    });
    expect([status, body.message.url]).to.deep.equal([200, url]);
  });

  it('keeps so many forged notices of a day and no more, and refuses all of them', async () => {
    const forge = (text: string) =>
      api.call('post', notificationPath, {
        raw: JSON.stringify({
          TerminalKey: 'SANDBOX',
          OrderId: text,
          Token: 'f'.repeat(64),
          Data: 'x'.repeat(5000),
        }),
        headers: { 'content-type': 'application/json' },
      });
    await api.sequelize.query('delete from rate_limits');
    const before = await PaymentNotification.count();
    const { ofAddress, ofAll, characters } = forgeriesKept;
    const answers = await Promise.all(
      Array.from({ length: ofAddress.points + 10 }, (_, index) => forge(`${index}`)),
    );
    expect([...new Set(answers.map(({ status }) => status))]).to.deep.equal([403]);
    expect((await PaymentNotification.count()) - before).to.equal(ofAddress.points);
    const newest = await PaymentNotification.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
    expect(newest.body).to.have.length(characters);
    await api.sequelize.query('delete from rate_limits');
    await forge('first');
    const spent = `update rate_limits set points = ${ofAll.points} where key like '${ofAll.name}:%'`;
    await api.sequelize.query(spent);
    await forge('second');
    expect((await PaymentNotification.count()) - before).to.equal(ofAddress.points + 1);
  });

  it('notices a payment of which no notice ever came', async () => {
    api.bank.set({ notices: { lost: 9 } });
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    await payOn(url);
    expect((await orderOf(api.call, order.token)).status).to.equal('PREPARE');
    await lookNow();
    expect((await orderOf(api.call, order.token)).status).to.equal('CONFIRMED');
  });

  describe('for a course on request', () => {
    const locked = async () => {
      const { order, url = '' } = await bookByCard(
        api.call,
        await soldByCard(api, { requires_confirmation: true }),
      );
      await payOn(url);
      return order;
    };
    const move = (id: number, name: 'confirm_seat' | 'reject') =>
      unitOfWork.transaction(async (transaction) => {
        const order = await lockOrder({ id }, transaction);
        await transition(order, name, { ...systemActor, reason: 'Группа набрана' }, transaction);
      });

    it('holds the money, and takes it when the centre has said yes', async () => {
      const order = await locked();
      expect((await orderOf(api.call, order.token)).checks).to.deep.equal([
        { kind: 'MONEY', is_done: false },
        { kind: 'SEAT', is_done: false },
      ]);
      expect(await balanceOf(order.id)).to.deep.equal({});
      await move(order.id, 'confirm_seat');
      await reconcile();
      expect(await orderOf(api.call, order.token)).to.include({ status: 'CONFIRMED', paid: 10_000 });
      expect((await attemptsOf(order.id))[0]?.status).to.equal('CONFIRMED');
    });

    it('lets the money go when the centre has said no', async () => {
      const order = await locked();
      await move(order.id, 'reject');
      await reconcile();
      const [payment] = await attemptsOf(order.id);
      expect(payment).to.include({ status: 'CANCELED', provider_status: 'REVERSED', captured_sum: 0 });
      expect(await orderOf(api.call, order.token)).to.include({ status: 'REJECTED', paid: 0 });
    });
  });

  it('closes the page of an order that its buyer has cancelled', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    await api.call('post', `/orders/${order.token}/cancel`, { body: {} });
    await reconcile();
    expect((await fetch(url)).status).to.equal(410);
    expect((await attemptsOf(order.id))[0]?.status).to.equal('CANCELED');
  });

  it('takes late money for a seat that is free, once; the next one finds none', async () => {
    const prod = await soldByCard(api, { seats_total: 2 });
    const late = [await bookByCard(api.call, prod), await bookByCard(api.call, prod)];
    await Order.update({ expires_at: new Date(0) }, { where: { id: late.map(({ order }) => order.id) } });
    await expireReservations();
    await bookByCard(api.call, prod);
    await Promise.all(late.map(({ url = '' }) => payOn(url)));
    const orders = await Promise.all(late.map(({ order }) => orderOf(api.call, order.token)));
    expect(orders.map(({ status }) => status).toSorted()).to.deep.equal(['CANCELED', 'CONFIRMED']);
    const unplaced = orders.find(({ status }) => status === 'CANCELED');
    expect(await balanceOf(unplaced?.id ?? 0)).to.deep.equal({ CARD: 1_000_000, LATE: -1_000_000 });
    const [first, ...others] = await WaitlistEntry.findAll({ where: { prod_id: prod.id } });
    expect(others).to.deep.equal([]);
    expect(first).to.include({
      email: unplaced?.contact.email,
      quantity: 1,
      priority: 100,
      status: 'CREATED',
    });
    const apologies = { kind: 'waitlist_first', to: unplaced?.contact.email ?? '' };
    expect(await Letter.count({ where: apologies })).to.equal(1);
    const transitions = await StatusChange.count({ where: { resource: 'orders', move: 'pay_late' } });
    expect(transitions).to.equal(1);
  });

  it('confirms nothing where the bank itself has another sum', async () => {
    const { order, url = '' } = await bookByCard(api.call, await soldByCard(api));
    const [payment] = await attemptsOf(order.id);
    const kept = api.bank.account.find(payment?.provider_payment_id);
    if (kept) kept.amount = 100;
    await payOn(url);
    await lookNow();
    expect((await orderOf(api.call, order.token)).status).to.equal('PREPARE');
    expect((await attemptsOf(order.id))[0]).to.include({ status: 'CREATED', captured_sum: 0 });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
