import { Invoice, Order } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/bank/businessDays.ts';
import { graceDays, type InvoiceMove } from '@odonta/db/vocabulary/invoices/invoiceLifecycle.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { systemSignature } from '../journals/system.ts';
import { works } from '../journals/works.ts';

const atOnce = 100;

/**
 * Invoices follow their orders by the clock and not in the same deed: whoever pays one locks it before its order, so nobody may
 * lock it after. Answers how many have changed.
 */
export function closeInvoices(now = nowInSeconds()): Promise<number> {
  return works.deed(async (transaction) => {
    const needless = await cancelNeedless(now, transaction);
    return needless + (await followRefunds(transaction));
  });
}

/** What nobody will pay any more: the order is over, or the days in which a payment may be on its way are. */
async function cancelNeedless(now: number, transaction: Transaction): Promise<number> {
  const open = await Invoice.findAll({
    where: {
      status: 'PREPARE',
      [Op.or]: [
        { order_id: { [Op.in]: endedOrders } },
        {
          due_date: { [Op.lt]: moscowDay(new Date(now * 1000)) },
          paid_sum: 0,
          order_id: { [Op.or]: [{ [Op.is]: null }, { [Op.notIn]: ordersAwaited }] },
        },
      ],
    },
    include: [{ model: Order, as: 'order', paranoid: false }],
    ...skippingLocked(transaction),
  });
  const needless = open.filter(
    ({ order, due_date }) => (order && isOver(order)) || now > lastDayOf(due_date),
  );
  for (const invoice of needless) await move(invoice, 'cancel', 'CANCELED', {}, transaction);
  return needless.length;
}

/** What came back by the order's refunds came back by its invoice. */
async function followRefunds(transaction: Transaction): Promise<number> {
  const lagging = await Invoice.findAll({
    where: {
      status: ['CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'],
      order_id: { [Op.in]: refundedFurther },
    },
    include: [{ model: Order, as: 'order', paranoid: false }],
    ...skippingLocked(transaction),
  });
  for (const invoice of lagging) {
    const refunded_sum = Math.min(invoice.order?.refunded_sum ?? 0, invoice.paid_sum);
    const status = refunded_sum === invoice.paid_sum ? 'REFUNDED' : 'PARTIAL_REFUNDED';
    await move(invoice, 'refund', status, { refunded_sum }, transaction);
  }
  return lagging.length;
}

const endedOrders = literal(`(select id from orders where status in ('CANCELED', 'REJECTED'))`);
/** Payers who have shown payment orders, or are trusted to pay later: people look for their money. */
const ordersAwaited = literal(`(select id from orders where status = 'CREATED' or debt > 0)`);
const refundedFurther = literal(
  `(select o.id from orders o where o.refunded_sum > 0
      and least(o.refunded_sum, "Invoice".paid_sum) > "Invoice".refunded_sum)`,
);

const skippingLocked = (transaction: Transaction) => ({
  limit: atOnce,
  transaction,
  lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: Invoice },
  skipLocked: true,
});

/** An order that ran out is not over yet: its payment may come in the days of grace, and its seats are taken again. */
const isOver = ({ status, cancel_reason }: Order) =>
  status === 'REJECTED' || (status === 'CANCELED' && cancel_reason !== 'EXPIRED');

/** Until when a payment may still be on its way. */
export const lastDayOf = (due_date: string) =>
  afterBusinessDays(Date.parse(`${due_date}T12:00:00+03:00`) / 1000, graceDays);

async function move(
  invoice: Invoice,
  name: InvoiceMove,
  to: AccountStatus,
  values: Partial<Pick<Invoice, 'refunded_sum'>>,
  transaction: Transaction,
): Promise<void> {
  const from_status = invoice.status;
  await invoice.update({ ...values, status: to }, { transaction });
  const { id: actor_id, name: actor_name } = systemSignature;
  const step = { resource: 'invoices', record_id: invoice.id, move: name, from_status, to_status: to };
  await works.step({ ...step, actor_id, actor_name, reason: null }, transaction);
}
