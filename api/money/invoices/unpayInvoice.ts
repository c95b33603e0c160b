import { Invoice, type Order, type Payment } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { receivedPosting } from '../../orders/ledger/orderPostings.ts';
import { post } from '../../orders/ledger/post.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { refuseClosed, takeBackTopUp } from '../marketing_balance/crediting.ts';
import { transitionPayment } from '../payments/transitionPayment.ts';
import { transitionInvoice } from './transitionInvoice.ts';

/**
 * A transfer turns out to be for something else: its credit to the invoice is reversed, and it waits to be
 * matched again. Only while it has paid for nothing: money that has paid for an order is returned by a
 * refund.
 */
export async function unpayInvoice(
  id: number,
  payment: Payment,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const invoice = await Invoice.findByPk(id, { lock, transaction });
  if (!invoice) throw notFound('Счёт не найден');
  const { order_id } = invoice;
  const order = order_id === null ? null : await lockOrder({ id: order_id }, transaction);
  if (order) refuseRescheduled(invoice, order, payment);
  else refuseClosed(invoice);
  const before = invoice.paid_sum;
  const paid_sum = before - payment.captured_sum;
  await transitionInvoice(invoice, 'unmatch', actor, transaction, {
    run: async () => {
      if (order) await takeBackFromOrder(invoice, order, payment, transaction);
      else await takeBackTopUp(invoice, payment, actor, transaction);
      invoice.set({ paid_sum });
      return paid_sum < invoice.total ? 'PREPARE' : invoice.status;
    },
    changes: () => ({ paid_sum: [exactRoublesOf(before), exactRoublesOf(paid_sum)] }),
  });
  const run = () => payment.set({ captured_sum: 0 });
  await transitionPayment(payment, 'detach', actor, transaction, { run });
}

async function takeBackFromOrder(
  invoice: Invoice,
  order: Order,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const { id: payment_id, captured_sum: sum } = payment;
  const about = { order_id: order.id, center_id: order.center_id, payment_id, invoice_id: invoice.id };
  await post('RECEIVED', receivedPosting('BANK', -sum), about, transaction);
  order.set({ paid_sum: order.paid_sum - sum });
  if (order.paid_sum === 0) order.payment_kind = 'UNKNOWN';
  await order.save({ transaction });
}

function refuseRescheduled(invoice: Invoice, order: Order, payment: Payment): void {
  const isWaiting = invoice.status === 'PREPARE' && order.status === 'PREPARE';
  if (isWaiting && payment.refunded_sum === 0 && payment.captured_sum <= order.paid_sum) return;
  throw conflict(
    `Платёж уже оплатил заказ ${order.number}: верните деньги через «Возвраты», а не отвязкой от счёта`,
  );
}
