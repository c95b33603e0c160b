import { Invoice } from '@odonta/db/models';
import { remindedBefore } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { invoiceReminder } from './invoices.letters.ts';

const day = 86_400;
const fromHour = 6;

/** Reminds of due invoices, once a day and not at night in Moscow. Returns how many letters were written. */
export function remindInvoices(now = nowInSeconds()): Promise<number> {
  const hour = new Date((now + 3 * 3600) * 1000).getUTCHours();
  if (hour < fromHour) return Promise.resolve(0);
  const dayIn = (days: number) => moscowDay(new Date((now + days * day) * 1000));
  const today = dayIn(0);
  const act = async (invoice: Invoice, transaction: Transaction) => {
    const daysLeft = remindedBefore.find((days) => dayIn(days) === invoice.due_date) ?? 0;
    await writeLetter(invoiceReminder(invoice, daysLeft), transaction);
    await invoice.update({ reminded_on: today }, { transaction });
  };
  const job = { name: 'remind invoices', keyOf: ({ id }: Invoice) => id, act };
  return nextRows(job, (rested, transaction) =>
    Invoice.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        status: 'PREPARE',
        payment_order_at: null,
        due_date: remindedBefore.map(dayIn),
        // On the day of its issue it has just been sent.
        issue_date: { [Op.lt]: today },
        reminded_on: { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: today }] },
        order_id: { [Op.or]: [{ [Op.is]: null }, { [Op.in]: awaitingMoney }] },
        banner_id: { [Op.or]: [{ [Op.is]: null }, { [Op.in]: waitingBanners }] },
        pinning_id: { [Op.or]: [{ [Op.is]: null }, { [Op.in]: waitingPinnings }] },
      },
      order: [['id', 'ASC']],
      transaction,
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
    }),
  );
}

/** A buyer who has paid otherwise, or whose order is over, owes nothing by his invoice. */
const awaitingMoney = literal(
  `(select id from orders where status in ('PREPARE', 'CREATED', 'CONFIRMED') and paid_sum < total)`,
);
const waitingBanners = literal(`(select id from banners where status = 'PREPARE')`);
const waitingPinnings = literal(`(select id from pinnings where status = 'PREPARE')`);
