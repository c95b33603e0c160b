import { Invoice, type Order, type Payment } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { receivedPosting } from '../../orders/ledger/orderPostings.ts';
import { post } from '../../orders/ledger/post.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';
import { takeBackTopUp } from '../marketing_balance/crediting.ts';

/**
 * A transfer turns out to be for something else: what it brought to the invoice is booked back. It then waits for money
 * again. Only while the transfer has moved nothing: what has paid an order is given back by a refund, not by forgetting that it came.
 */
export async function unpayInvoice(
  id: number,
  payment: Payment,
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const invoice = await Invoice.findByPk(id, { lock, transaction });
  if (!invoice) throw notFound('Счёт не найден');
  const hand = { by, origin, reason };
  if (invoice.order_id === null) await takeBackTopUp(invoice, payment, hand, transaction);
  else await takeBackFromOrder(invoice, invoice.order_id, payment, transaction);
  const paid_sum = invoice.paid_sum - payment.captured_sum;
  const changes: Record<string, [unknown, unknown]> = {
    paid_sum: [exactRoublesOf(invoice.paid_sum), exactRoublesOf(paid_sum)],
  };
  const from_status = invoice.status;
  if (paid_sum < invoice.total) invoice.set({ status: 'PREPARE' });
  await invoice.set({ paid_sum }).save({ transaction });
  await payment.set({ captured_sum: 0, status: 'CANCELED' }).save({ transaction });
  const named = { resource: 'invoices', record_id: id };
  if (invoice.status !== from_status) {
    const moved = { from_status, to_status: invoice.status, actor_id: by.id, reason };
    await works.step({ ...named, move: 'unmatch', ...moved }, transaction);
  }
  await works.audit({ ...named, action: 'unmatch', by, origin, changes, reason }, transaction);
}

async function takeBackFromOrder(
  invoice: Invoice,
  order_id: number,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const order = await lockOrder({ id: order_id }, transaction);
  refuseMoved(invoice, order, payment);
  const { id: payment_id, captured_sum: sum } = payment;
  const about = { order_id, center_id: order.center_id, payment_id, invoice_id: invoice.id };
  await post('RECEIVED', receivedPosting('BANK', -sum), about, transaction);
  order.set({ paid_sum: order.paid_sum - sum });
  if (order.paid_sum === 0) order.payment_kind = 'UNKNOWN';
  await order.save({ transaction });
}

function refuseMoved(invoice: Invoice, order: Order, payment: Payment): void {
  const isWaiting = invoice.status === 'PREPARE' && order.status === 'PREPARE';
  if (isWaiting && payment.refunded_sum === 0 && payment.captured_sum <= order.paid_sum) return;
  throw conflict(
    `Платёж уже оплатил заказ ${order.number}: верните деньги через «Возвраты», а не отвязкой от счёта`,
  );
}
