import type { Booking, PayerBody } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { linkOf } from './invoices.presenter.ts';
import { issueInvoice } from './issueInvoice.ts';
import { payerOf } from './payerOf.ts';

/** What is booked to be paid by invoice is invoiced at once; nothing for other orders. */
export async function billed(
  order: Order,
  payer: PayerBody | undefined,
  transaction: Transaction,
): Promise<Booking['invoice']> {
  if (order.payment_method !== 'INVOICE') return undefined;
  return linkOf(await issueInvoice(order, await payerOf(order, payer, transaction), transaction));
}
