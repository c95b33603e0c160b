import type { Booking, PayerBody } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import { takeOnCredit } from '../../orders/credit.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { linkOf } from './invoices.presenter.ts';
import { type Booked, issueInvoice } from './issueInvoice.ts';
import { payerOf } from './payerOf.ts';
import { refuseUnbillable } from './sellers.ts';

/**
 * Issues the invoice of a booking paid by invoice, and settles it where its company has credit; does nothing
 * for other orders. An order that waits for the owner of its company stores its payer until the approval.
 */
export async function billed(
  order: Order,
  payer: PayerBody | undefined,
  transaction: Transaction,
  booked?: Booked,
): Promise<Booking['invoice']> {
  if (order.payment_method !== 'INVOICE') return undefined;
  if (isCheckOpen(order, 'OWNER')) {
    await refuseUnbillable(order, transaction);
    if (payer) await order.update({ payer }, { transaction });
    return undefined;
  }
  const credit = await takeOnCredit(order, transaction);
  const invoice = await issueInvoice(order, await payerOf(order, payer, transaction), transaction, {
    credit,
    ...(booked && { booked }),
  });
  if (credit) await settlePaid(order, systemActor, transaction);
  return linkOf(invoice);
}
