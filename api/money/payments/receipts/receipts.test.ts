import type { StaffPayment } from '@odonta/api/contract';
import { Center, type Prod, Receipt, StaffNotice } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { systemActor } from '../../../orders/systemActor.ts';
import { lockOrder, transition } from '../../../orders/transition.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { rescheduleOrder } from '../../../sales/rescheduling/rescheduleOrder.ts';
import {
  approvedRefund,
  attemptsOf,
  bookByCard,
  orderOf,
  paidByCard,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../../testing/cardPayments.ts';
import { useApi, useStaff } from '../../../testing/useApi.ts';
import { giveBackToCard } from '../../refunds/cardRefunds.ts';
import { closeCourses } from './closeCourses.ts';
import { sendReceipts } from './sendReceipts.ts';

describe('receipts of payments by card', () => {
  const api = useApi();
  const keeper = useStaff(api, 'BOOKKEEPER');

  beforeEach(() => withoutFaults(api));

  const paid = async (people = 2) => {
    const sold = await paidByCard(api, people, { date_start: inDays(30), date_end: inDays(31) });
    return { ...sold, atBank: api.bank.account.find(sold.payment.provider_payment_id) };
  };
  const lock = (prod: Prod) => api.given(() => prod.update({ date_start: inDays(-2), date_end: inDays(-1) }));
  const receiptsOf = (payment_id: number) => Receipt.findAll({ where: { payment_id }, order: ['id'] });
  const giveBack = async (token: string, participant_ids: number[]) =>
    giveBackToCard(await approvedRefund(api.call, token, participant_ids, keeper.token));
  const tryAll = async () => {
    await Receipt.update({ next_try_at: new Date(0) }, { where: { status: 'QUEUED' } });
    await sendReceipts();
  };

  it('a receipt for an advance names the seller of the service', async () => {
    const { order, payment } = await paid(2);
    const [receipt, ...others] = await receiptsOf(payment.id);
    expect(others).to.deep.equal([]);
    expect(receipt).to.include({ kind: 'PREPAY', status: 'SENT', sum: 2_000_000 });
    expect(receipt?.items[0]).to.include({ price: 1_000_000, quantity: 2, method: 'full_prepayment' });
    const { receipts } = await orderOf(api.call, order.token);
    expect(receipts.map(({ kind, sum, email }) => [kind, sum, email])).to.deep.equal([
      ['PREPAY', 20_000, receipt?.email],
    ]);
    expect(receipt?.items[0]?.supplier).to.include({ inn: '7707083893', name: 'ООО «Учебный центр»' });
  });

  it('a closing receipt follows the course, once on two nodes', async () => {
    const { prod, payment, atBank } = await paid(1);
    expect(await closeCourses()).to.equal(0);
    await lock(prod);
    await Promise.all([closeCourses(), closeCourses()]);
    await sendReceipts();
    expect(await closeCourses()).to.equal(0);
    const receipts = await receiptsOf(payment.id);
    expect(receipts.map(({ kind, status }) => [kind, status])).to.deep.equal([
      ['PREPAY', 'SENT'],
      ['CLOSING', 'SENT'],
    ]);
    const [, closing] = (atBank?.receipts ?? []) as { Items: { PaymentMethod: string; Amount: number }[] }[];
    expect(closing?.Items[0]).to.include({ PaymentMethod: 'full_payment', Amount: 1_000_000 });
  });

  it('receipts are sent in parallel, so that none waits for a slow one', async () => {
    const sold = [await paid(1), await paid(1), await paid(1)];
    for (const { prod } of sold) await lock(prod);
    await closeCourses();
    const delayMs = 700;
    api.bank.set({ faults: { 'cashbox/SendClosingReceipt': { delayMs } } });
    const began = performance.now();
    expect(await sendReceipts()).to.equal(sold.length);
    expect(performance.now() - began).to.be.below(delayMs * sold.length);
    for (const { payment } of sold)
      expect((await receiptsOf(payment.id)).at(-1)).to.include({ kind: 'CLOSING', status: 'SENT' });
  });

  it('a partial refund gets a receipt, and a full one does not: the bank prints it', async () => {
    const { order, payment, atBank, prod } = await paid(2);
    await giveBack(order.token, [order.participants[0]?.id ?? 0]);
    const [, refund] = await receiptsOf(payment.id);
    expect(refund).to.include({ kind: 'REFUND', status: 'SENT', sum: 1_000_000 });
    expect(atBank?.receipts).to.have.length(2);
    await lock(prod);
    await closeCourses();
    expect((await receiptsOf(payment.id)).at(-1)).to.include({ kind: 'CLOSING', sum: 1_000_000 });

    const whole = await paid(1);
    await giveBack(whole.order.token, [whole.order.participants[0]?.id ?? 0]);
    const [, back, ...others] = await receiptsOf(whole.payment.id);
    expect([back?.kind, back?.sum, others]).to.deep.equal(['REFUND', 1_000_000, []]);
    expect(whole.atBank?.receipts).to.have.length(1);
    await lock(whole.prod);
    expect(await closeCourses()).to.equal(0);
  });

  it('a receipt names the seller known when the payment page was opened, also at closing', async () => {
    const prod = await soldByCard(api, { date_start: inDays(30), date_end: inDays(31) });
    const { order, url = '' } = await bookByCard(api.call, prod, 2);
    const asItWas = {
      tax: 'none',
      supplier: { name: 'ООО «Учебный центр»', inn: '7707083893', phones: ['+74950000000'] },
    };
    const changed = { vat: 22, pay_name: 'ООО «Новое имя»' };
    await api.given(() => Center.update(changed, { where: { id: prod.center_id } }));
    await payOn(url);
    const [payment] = await attemptsOf(order.id);
    await lock(prod);
    await closeCourses();
    await sendReceipts();
    const said = await receiptsOf(payment?.id ?? 0);
    expect(said.map(({ kind }) => kind)).to.deep.equal(['PREPAY', 'CLOSING']);
    for (const { items } of said)
      for (const { tax, supplier } of items) expect({ tax, supplier }).to.deep.equal(asItWas);
  });

  it('a closing receipt names the new centre, where the order was rescheduled to it', async () => {
    const { order, payment } = await paid(1);
    const prod = await soldByCard(api, { date_start: inDays(40), date_end: inDays(41) });
    await Center.update({ pay_name: 'ООО «Принявший центр»' }, { where: { id: prod.center_id } });
    await unitOfWork.transaction(async (transaction) => {
      const by = { actor: systemActor, end: transition, asked_by: null };
      const locked = await lockOrder({ token: order.token }, transaction);
      await rescheduleOrder(locked, { prod_id: prod.id }, by, transaction);
    });
    await lock(prod);
    await closeCourses();
    await sendReceipts();
    const said = await receiptsOf(payment.id);
    expect(said.map(({ kind, items }) => [kind, items[0]?.supplier?.name])).to.deep.equal([
      ['PREPAY', 'ООО «Учебный центр»'],
      ['CLOSING', 'ООО «Принявший центр»'],
    ]);
  });

  it('accountants see receipts that the bank refused five times, and resend them', async () => {
    const { prod, payment } = await paid(1);
    await lock(prod);
    await closeCourses();
    api.bank.set({ faults: { 'cashbox/SendClosingReceipt': { status: 500 } } });
    for (const _ of [1, 2, 3, 4]) await tryAll();
    expect((await receiptsOf(payment.id)).at(-1)).to.include({ status: 'QUEUED', attempts: 4 });
    await tryAll();
    const path = `/payments/${payment.id}/show`;
    expect(await StaffNotice.count({ where: { user_id: keeper.user.id, path } })).to.equal(1);
    const address = `/adm/payments/${payment.id}`;
    const { receipts } = (await api.call<StaffPayment>('get', address, { token: keeper.token })).body.message;
    expect(receipts.at(-1)).to.include({ kind: 'CLOSING', status: 'FAILED', attempts: 5 });
    const filter = encodeURIComponent(JSON.stringify({ has_failed_receipt: true }));
    const found = await api.call<StaffPayment[]>('get', `/adm/payments?filter=${filter}`, {
      token: keeper.token,
    });
    expect(found.body.message.map(({ id }) => id)).to.include(payment.id);
    api.bank.set({ faults: {} });
    await api.call('post', `${address}/sync`, { token: keeper.token, body: {} });
    await sendReceipts();
    expect((await receiptsOf(payment.id)).at(-1)).to.include({ status: 'SENT', error: null });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
