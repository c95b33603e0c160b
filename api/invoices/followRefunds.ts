import { Invoice } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { keptMoneyIn, paymentsOfInvoices } from '../ledger/keptMoney.ts';
import { moveInvoice } from './moveInvoice.ts';

/** What has gone back of the money of an invoice has come back by it; answers how many invoices have changed. */
export async function followRefunds(transaction: Transaction): Promise<number> {
  const { sequelize } = Invoice;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const options = { type: QueryTypes.SELECT, transaction } as const;
  const lagging = await sequelize.query<{ id: number; back: string }>(refundedFurther, options);
  let followed = 0;
  for (const { id, back } of lagging) {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const invoice = await Invoice.findOne({ where: { id }, lock, skipLocked: true, transaction });
    const refunded_sum = Math.min(Number(back), invoice?.paid_sum ?? 0);
    if (!invoice || !follows.includes(invoice.status) || refunded_sum <= invoice.refunded_sum) continue;
    const status = refunded_sum === invoice.paid_sum ? 'REFUNDED' : 'PARTIAL_REFUNDED';
    await moveInvoice(invoice, 'refund', { refunded_sum, status }, transaction);
    followed += 1;
  }
  return followed;
}

const follows = ['CREATED', 'CONFIRMED', 'FINISHED', 'PARTIAL_REFUNDED'];

/** By the orders that have given money back lately: the clock comes by each few seconds. */
const ordersLately = `select order_id from refunds
  where status = 'FINISHED' and source in ('ORDER', 'LATE') and finished_at > now() - interval '30 days'`;

const refundedFurther = `
  select i.id, least(i.paid_sum, sum(held.own - held.kept + held.late_back)) as back
  from ${keptMoneyIn(ordersLately)} held
    join ${paymentsOfInvoices} came using (payment_id)
    join invoices i on i.id = came.invoice_id
  where i.status in (${follows.map((status) => `'${status}'`).join(', ')})
  group by i.id, i.paid_sum, i.refunded_sum
  having least(i.paid_sum, sum(held.own - held.kept + held.late_back)) > i.refunded_sum
  order by i.id limit 100`;
