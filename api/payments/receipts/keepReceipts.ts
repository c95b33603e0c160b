import { Order, Receipt, type RefundLeg } from '@odonta/db/models';
import type { ReceiptKind } from '@odonta/db/vocabulary/orders/receipt.ts';
import type { Transaction } from 'sequelize';
import type { Receipt as Asked } from '../acquirer.ts';
import type { Held } from '../lockPayment.ts';
import { receiptFor } from './saleReceipt.ts';

/** What went to the bank together with the payment; its cash register prints it when the money is taken. */
export async function keepPrepayReceipt({ payment, parts }: Held, transaction: Transaction): Promise<void> {
  const sold = parts.map(({ order, part }) => ({ order, sum: part.sum }));
  const receipt = await receiptFor(sold, 'full_prepayment', transaction);
  await Receipt.create({ payment_id: payment.id, ...printed('PREPAY', receipt) }, { transaction });
}

/** What goes to the bank together with a part that is given back; of the whole the bank prints by itself. */
export async function refundReceipt(leg: RefundLeg, orderId: number): Promise<Asked | undefined> {
  if (leg.sum === leg.payment.captured_sum) return undefined;
  const order = await Order.findByPk(orderId, { paranoid: false, rejectOnEmpty: true });
  const where = { payment_id: leg.payment_id, order_id: orderId, kind: 'CLOSING', status: 'SENT' };
  const isClosed = (await Receipt.count({ where })) > 0;
  return receiptFor([{ order, sum: leg.sum }], isClosed ? 'full_payment' : 'full_prepayment');
}

export async function keepRefundReceipt(
  { id: refund_leg_id, payment_id }: RefundLeg,
  receipt: Asked,
  transaction: Transaction,
): Promise<void> {
  await Receipt.create({ payment_id, refund_leg_id, ...printed('REFUND', receipt) }, { transaction });
}

/** A receipt that went with a call is sent as soon as the call is answered. */
const printed = (kind: ReceiptKind, receipt: Asked) =>
  ({ ...columnsOf(kind, receipt), status: 'SENT', next_try_at: null, sent_at: new Date() }) as const;

export const columnsOf = (kind: ReceiptKind, { email, phone, lines }: Asked) => ({
  kind,
  email,
  phone,
  items: [...lines],
  sum: lines.reduce((all, { price, quantity }) => all + price * quantity, 0),
});
