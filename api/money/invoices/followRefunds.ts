import { connectionOf, Invoice } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { keptMoneyIn, paymentsOfInvoices } from '../../orders/ledger/keptMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { eachRow } from '../../platform/jobs/rowByRow.ts';
import { notifyOfIssue } from './issueOfInvoice.ts';
import { notifyOfActs } from './notifyOfActs.ts';
import { refundedTo, transitionInvoice } from './transitionInvoice.ts';

/** Applies the refunds of an invoice's money; returns the number of changed invoices. */
export async function followRefunds(): Promise<number> {
  const lagging = await connectionOf(Invoice).query<Lagging>(refundedFurther, { type: QueryTypes.SELECT });
  return eachRow(job, lagging);
}

interface Lagging {
  id: number;
  number: number;
  back: string;
}

const job = {
  name: 'follow refunds',
  keyOf: ({ id }: Lagging) => id,
  act: async ({ id, back }: Lagging, transaction: Transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const invoice = await Invoice.findOne({ where: { id }, lock, skipLocked: true, transaction });
    const refunded_sum = Math.min(Number(back), invoice?.paid_sum ?? 0);
    if (!invoice || !follows.includes(invoice.status) || refunded_sum <= invoice.refunded_sum) return;
    const run = () => {
      invoice.set({ refunded_sum });
      return refundedTo(invoice, refunded_sum);
    };
    await transitionInvoice(invoice, 'refund', systemActor, transaction, { run });
    await notifyOfActs(invoice, transaction);
  },
  announce: notifyOfIssue,
};

const follows = ['CREATED', 'CONFIRMED', 'FINISHED', 'PARTIAL_REFUNDED'];

/** By the orders with recent refunds: the job runs every few seconds. */
const ordersLately = `select order_id from refunds
  where status = 'FINISHED' and source in ('ORDER', 'LATE') and finished_at > now() - interval '30 days'`;

const refundedFurther = `
  select i.id, i.number, least(i.paid_sum, sum(held.own - held.kept + held.late_back)) as back
  from ${keptMoneyIn(ordersLately)} held
    join ${paymentsOfInvoices} came using (payment_id)
    join invoices i on i.id = came.invoice_id
  where i.status in (${follows.map((status) => `'${status}'`).join(', ')})
  group by i.id, i.number, i.paid_sum, i.refunded_sum
  having least(i.paid_sum, sum(held.own - held.kept + held.late_back)) > i.refunded_sum
  order by i.id limit 100`;
