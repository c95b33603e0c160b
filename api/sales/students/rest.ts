import { type Order, Payment, PaymentPart, Prod, StudentDocument } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { lastDayOf } from '../../money/invoices/closeInvoices.ts';
import { invoiceOf } from '../../money/invoices/invoiceOf.ts';
import { issueInvoice } from '../../money/invoices/issueInvoice.ts';
import { methodsFor } from '../../orders/offer.ts';
import { dueFrom } from './dueDates.ts';

/** The payment of the rest of a raised price. Authorised money is captured first, and the rest comes after it. */
type WayToPay = 'CARD' | 'HELD' | 'INVOICE' | 'FREE';

/** Null where it cannot be paid: the order itself is not paid yet, or its buyer cannot be sold to by card. */
export async function wayToPayRest(order: Order, transaction?: Transaction): Promise<WayToPay | null> {
  const { payment_method, paid_sum, total } = order;
  if (payment_method === 'FREE') return (await isSoldByCard(order, transaction)) ? 'FREE' : null;
  if (paid_sum > 0 && paid_sum >= total) return payment_method;
  return (await heldFor(order, transaction)) ? 'HELD' : null;
}

/**
 * A locked order with a raised total waits for the rest; it is saved. Its documents are locked as well: they
 * hold the deadline, after which the order ends.
 */
export async function askForRest(order: Order, transaction: Transaction): Promise<void> {
  const locked = order.payment_method === 'CARD' && (await heldFor(order, transaction));
  // A free booking had no way of payment, and gets one from now on.
  if (order.payment_method === 'FREE') order.set({ payment_method: 'CARD', payment_kind: 'UNKNOWN' });
  await order.save({ transaction });
  if (locked) await waitForLocked(order, locked, transaction);
  if (order.payment_method === 'INVOICE') await bill(order, transaction);
}

/** The rest is accepted when nothing but money is missing; until then it cannot be paid. */
async function waitForLocked(
  order: Order,
  { payment_id: id }: PaymentPart,
  transaction: Transaction,
): Promise<void> {
  await Payment.update({ next_look_at: new Date() }, { where: { id }, transaction });
  const decided = secondsOf(order.confirm_deadline);
  if (decided !== null) await prolong(order, dueFrom(decided, order), transaction);
}

/** The payer of the first invoice is asked for the rest, with the usual term. */
async function bill(order: Order, transaction: Transaction): Promise<void> {
  const first = await invoiceOf(order, transaction);
  if (!first) throw new Error('an order that was paid by invoice has none');
  const { payer_name: name, payer_inn: inn, payer_kpp: kpp, payer_address: address } = first;
  const { due_date } = await issueInvoice(order, { name, inn, kpp, address }, transaction);
  await prolong(order, new Date(lastDayOf(due_date) * 1000), transaction);
}

async function prolong({ id: order_id }: Order, due_at: Date, transaction: Transaction): Promise<void> {
  await StudentDocument.update({ due_at }, { where: { order_id, status: 'REJECTED' }, transaction });
}

/** Authorised card money of an order that waits for a decision. */
export async function heldFor({ id }: Order, transaction?: Transaction): Promise<PaymentPart | null> {
  const payment = { model: Payment, as: 'payment', where: { status: 'CREATED', is_two_stage: true } };
  return PaymentPart.findOne({
    where: { order_id: id, is_open: true },
    include: [{ ...payment, required: true }],
    transaction,
  });
}

async function isSoldByCard({ prod_id, buyer_kind }: Order, transaction?: Transaction): Promise<boolean> {
  const prod = await Prod.findByPk(prod_id, { include: ['center'], transaction });
  return prod !== null && methodsFor(prod, buyer_kind).includes('CARD');
}
