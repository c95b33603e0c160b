import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import { signReminderDays } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { keptMoneyIn, paymentsOfInvoices } from '../../orders/ledger/keptMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { endsAt } from '../../orders/timesOf.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { docReminder } from './closingDocs.letters.ts';
import { draftDoc, issueDoc } from './closingDocs.ts';
import { notifyOfIssue } from './issueOfInvoice.ts';
import { transitionDoc } from './transitionDoc.ts';
import { transitionInvoice } from './transitionInvoice.ts';

const day = 86_400;

/** The day after a course its paid invoices are closed by an act or УПД. Answers how many were issued. */
export function issueActs(now = nowInSeconds()): Promise<number> {
  const job = { name: 'issue acts', keyOf: ({ id }: Invoice) => id, act: close, announce: notifyOfIssue };
  return nextRows(job, (rested, transaction) => nextTaught(now, rested.map(Number), transaction));
}

const nextTaught = (now: number, rested: number[], transaction: Transaction): Promise<Invoice | null> =>
  Invoice.findOne({
    where: {
      status: ['CREATED', 'PARTIAL_REFUNDED'],
      id: { [Op.and]: [{ [Op.notIn]: closed }, { [Op.notIn]: rested }] },
      order_id: { [Op.in]: taught(now) },
      [Op.and]: literal(keepsMoney),
    },
    include: [{ model: Order, as: 'order', paranoid: false }],
    order: [['id', 'ASC']],
    transaction,
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: Invoice },
    skipLocked: true,
  });

/** Asks for signatures again, week by week. */
export function remindSigners(now = nowInSeconds()): Promise<number> {
  const weekAgo = moscowDay(new Date((now - signReminderDays * day) * 1000));
  const act = async (doc: AccountingDoc, transaction: Transaction) => {
    await writeLetter(docReminder(doc), transaction);
    await doc.update({ reminded_on: moscowDay(new Date(now * 1000)) }, { transaction });
  };
  const job = { name: 'remind signers', keyOf: ({ id }: AccountingDoc) => id, act };
  return nextRows(job, (rested, transaction) =>
    AccountingDoc.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        status: 'CREATED',
        date: { [Op.lte]: weekAgo },
        reminded_on: { [Op.or]: [{ [Op.is]: null }, { [Op.lte]: weekAgo }] },
        [Op.and]: literal(awaitsSignature),
      },
      order: [['id', 'ASC']],
      transaction,
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
    }),
  );
}

/** A centre that has sent its scan waits for an answer itself. */
const awaitsSignature = `not exists (select from payouts p
  where p.id = "AccountingDoc".payout_id and p.act_state = 'RECEIVED')`;

/** Documents over a period belong to no invoice; the search for missing ones ignores them. */
const closed = literal(
  `(select invoice_id from accounting_docs where status <> 'CANCELED' and invoice_id is not null)`,
);

/** Orders of courses whose last day is over in Moscow, without an open refund. */
const taught = (now: number) =>
  literal(`(select o.id from orders o join prods p on p.id = o.prod_id
    where o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
      and (${endsAt} at time zone 'Europe/Moscow')::date
        < (to_timestamp(${Math.floor(now)}) at time zone 'Europe/Moscow')::date
      and not exists (select from refunds r where r.order_id = o.id and r.source = 'ORDER'
        and r.status in ('PREPARE', 'CREATED', 'CONFIRMED')))`);

/** An invoice that has paid nothing of its order, or was refunded whole, gets no act. */
const keepsMoney = `exists (select from ${keptMoneyIn('"Invoice".order_id')} held
  join ${paymentsOfInvoices} came using (payment_id) where came.invoice_id = "Invoice".id and held.kept > 0)`;

async function close(invoice: Invoice, transaction: Transaction): Promise<void> {
  const { date_end = null, date_start = null } = invoice.order?.snapshot ?? {};
  const rendered = moscowDay(new Date((date_end ?? date_start ?? nowInSeconds()) * 1000));
  const doc = await draftDoc(invoice, rendered, transaction);
  if (invoice.status === 'CREATED') await transitionInvoice(invoice, 'realise', systemActor, transaction);
  await transitionDoc(doc, 'issue', systemActor, transaction, { run: () => issueDoc(doc, transaction) });
}
