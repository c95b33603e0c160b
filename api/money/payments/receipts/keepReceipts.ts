import { Order, OrderParticipant, Receipt, type Refund, type RefundLeg } from '@odonta/db/models';
import type { ReceiptKind } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type { Transaction } from 'sequelize';
import type { Receipt as Asked } from '../acquirer.ts';
import type { Locked } from '../lockPayment.ts';
import { drawByPrices, linesAbout, sumOf, totalOf } from './positions.ts';
import { closedOf, prepaidOf } from './prepaid.ts';
import { aboutSale, receiptFor, voucherReceipt } from './saleReceipt.ts';

/** What went to the bank together with the payment; its cash register prints it when the money is taken. */
export async function keepPrepayReceipt(locked: Locked, transaction: Transaction): Promise<void> {
  const { id: payment_id, receipt } = locked.payment;
  const sent = receipt ?? (await receiptAnew(locked, transaction));
  await Receipt.create({ payment_id, ...printed('PREPAY', sent) }, { transaction });
}

/** Of a payment that was begun before payments kept what the bank was given. */
function receiptAnew({ parts, voucher }: Locked, transaction: Transaction): Asked | Promise<Asked> {
  const sold = parts.map(({ order, part }) => ({ order, sum: part.sum }));
  return voucher ? voucherReceipt(voucher) : receiptFor(sold, 'full_prepayment', transaction);
}

export interface RefundReceipt {
  receipt: Asked;
  /** The bank prints by itself what it gives back whole, by the receipt it had at the beginning. */
  isByBank: boolean;
}

/**
 * What is printed of a part that is given back: of what was closed as taught, and of what is still in advance, by the lines that
 * told of it; those of whoever leaves at first.
 */
export async function refundReceipt(leg: RefundLeg, refund: Refund): Promise<RefundReceipt> {
  const order = await Order.findByPk(refund.order_id, { paranoid: false, rejectOnEmpty: true });
  const asked = { payment_id: leg.payment_id, order };
  const prices = await pricesOf(refund);
  const closed = drawByPrices(await closedOf(asked), leg.sum, prices);
  const rest = leg.sum - sumOf(closed.map(({ sum }) => sum));
  const prepaid = drawByPrices(await prepaidOf(asked), rest, prices);
  const lines = [
    ...linesAbout(closed, { method: 'full_payment' }),
    ...linesAbout(prepaid, { method: 'full_prepayment' }),
  ];
  // Money that no receipt of ours tells of goes back as well.
  const short = leg.sum - totalOf(lines);
  if (short > 0)
    lines.push({ ...(await aboutSale(order)), method: 'full_prepayment', price: short, quantity: 1 });
  const isByBank = closed.length === 0 && leg.sum === leg.payment.captured_sum;
  return { receipt: { email: order.email, phone: order.phone, lines }, isByBank };
}

export async function keepRefundReceipt(
  { id: refund_leg_id, payment_id }: RefundLeg,
  { receipt }: RefundReceipt,
  transaction: Transaction,
): Promise<void> {
  await Receipt.create({ payment_id, refund_leg_id, ...printed('REFUND', receipt) }, { transaction });
}

/** What was paid for each of those who leave. */
async function pricesOf({ participant_ids }: Refund): Promise<number[]> {
  const leaving = await OrderParticipant.findAll({ where: { id: participant_ids }, order: [['id', 'ASC']] });
  return leaving
    .map(({ unit_price, promo_share, bonus_share }) => unit_price - promo_share - bonus_share)
    .filter((price) => price > 0);
}

/** A receipt that went with a call is sent as soon as the call is answered. */
const printed = (kind: ReceiptKind, receipt: Asked) =>
  ({ ...columnsOf(kind, receipt), status: 'SENT', next_try_at: null, sent_at: new Date() }) as const;

export const columnsOf = (kind: ReceiptKind, { email, phone, lines }: Asked) => ({
  kind,
  email,
  phone,
  items: [...lines],
  sum: totalOf(lines),
});
