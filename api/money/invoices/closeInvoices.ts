import { Invoice, Order } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { graceDays } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { eachRow } from '../../platform/jobs/rowByRow.ts';
import { closeCancelledAdverts } from './closeCancelledAdverts.ts';
import { followRefunds } from './followRefunds.ts';
import { notifyOfIssue } from './issueOfInvoice.ts';
import { transitionInvoice } from './transitionInvoice.ts';

const atOnce = 500;

/**
 * A job makes invoices follow their orders, not the same transaction: a payment locks the invoice before its
 * order, so nothing may lock it after. Each is closed separately. Returns the number of changed ones.
 */
export async function closeInvoices(now = nowInSeconds()): Promise<number> {
  const due = (await open(now, atOnce)).filter((invoice) => isNeedless(invoice, now));
  const job = { name: 'close invoices', keyOf: ({ id }: Invoice) => id, announce: notifyOfIssue };
  const act = async ({ id }: Invoice, transaction: Transaction) => {
    const [invoice] = await open(now, 1, { id, transaction });
    if (invoice && isNeedless(invoice, now)) await close(invoice, transaction);
  };
  return (await eachRow({ ...job, act }, due)) + (await closeCancelledAdverts()) + (await followRefunds());
}

/** The invoices that may be needless; one of them is locked, unless another transaction has it. */
function open(
  now: number,
  limit: number,
  one?: { id: number; transaction: Transaction },
): Promise<Invoice[]> {
  const locked = one && {
    transaction: one.transaction,
    lock: { level: one.transaction.LOCK.NO_KEY_UPDATE, of: Invoice },
    skipLocked: true,
  };
  return Invoice.findAll({
    where: {
      status: 'PREPARE',
      ...(one && { id: one.id }),
      [Op.or]: [
        { order_id: { [Op.in]: endedOrders } },
        { order_id: { [Op.in]: paidOrders } },
        {
          due_date: { [Op.lt]: moscowDay(new Date(now * 1000)) },
          paid_sum: 0,
          order_id: { [Op.or]: [{ [Op.is]: null }, { [Op.notIn]: ordersAwaited }] },
        },
      ],
    },
    include: [{ model: Order, as: 'order', paranoid: false }],
    order: [
      ['due_date', 'ASC'],
      ['id', 'ASC'],
    ],
    limit,
    ...locked,
  });
}

/**
 * Invoices that will not be paid any more: the order is over, it was paid otherwise, or the grace period for
 * payments on their way has passed.
 */
const isNeedless = ({ order, due_date }: Invoice, now: number): boolean =>
  Boolean(order && (isOver(order) || isPaidFor(order))) || now > lastDayOf(due_date);

/**
 * An invoice that has paid for a part of a live order stays, with that sum: an act is issued over it, and
 * refunds reduce it.
 */
async function close(invoice: Invoice, transaction: Transaction): Promise<void> {
  const order_id = invoice.paid_sum > 0 ? await orderLocking(invoice, transaction) : null;
  if (order_id === null) return transitionInvoice(invoice, 'cancel', systemActor, transaction);
  const waived_sum = invoice.total - invoice.paid_sum;
  const run = () => invoice.set({ waived_sum, order_id });
  await transitionInvoice(invoice, 'waive', systemActor, transaction, { run });
}

/** The order that has the money of an invoice now: its own, or the one to which that was moved. */
async function orderLocking({ id }: Invoice, transaction: Transaction): Promise<number | null> {
  const order = await Order.findOne({
    attributes: ['id'],
    where: { id: { [Op.in]: literal(holding(id)) }, status: [...liveStatuses] },
    order: [['id', 'DESC']],
    transaction,
  });
  return order?.id ?? null;
}

const liveStatuses = ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'] as const;

const holding = (invoiceId: number) => `(
  select part.order_id from payment_parts part join ledger_entries e on e.payment_id = part.payment_id
  where e.invoice_id = ${Number(invoiceId)})`;

const endedOrders = literal(`(select id from orders where status in ('CANCELED', 'REJECTED', 'REFUNDED'))`);
const paidOrders = literal(
  `(select id from orders where status in ('CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED') and paid_sum >= total)`,
);
/** Payers who have shown payment orders, or are trusted to pay later: people look for their money. */
const ordersAwaited = literal(`(select id from orders where status = 'CREATED' or debt > 0)`);

/** An order that ran out is not over yet: its payment may come in the days of grace, and its seats are taken again. */
const isOver = ({ status, cancel_reason }: Order) =>
  status === 'REJECTED' || status === 'REFUNDED' || (status === 'CANCELED' && cancel_reason !== 'EXPIRED');

const isPaidFor = ({ status, paid_sum, total }: Order) =>
  ['CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'].includes(status) && paid_sum >= total;

/** Until when a payment may still be on its way. */
export const lastDayOf = (due_date: string) =>
  afterBusinessDays(Date.parse(`${due_date}T12:00:00+03:00`) / 1000, graceDays);
