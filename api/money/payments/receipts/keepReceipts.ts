import { Order, OrderParticipant, Receipt, type Refund, type RefundLeg } from '@odonta/db/models';
import type { ReceiptKind } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import type { Transaction } from 'sequelize';
import type { Receipt as Asked } from '../acquirer.ts';
import type { Locked } from '../lockPayment.ts';
import { drawByPrices, linesAbout, sumOf, totalOf } from './positions.ts';
import { closedOf, prepaidOf } from './prepaid.ts';
import { aboutSale, receiptFor, voucherReceipt } from './saleReceipt.ts';

/** The receipt sent to the bank with the payment; the cash register prints it when the money is captured. */
export async function keepPrepayReceipt(locked: Locked, transaction: Transaction): Promise<void> {
  const { id: payment_id, receipt } = locked.payment;
  const sent = receipt ?? (await receiptAnew(locked, transaction));
  await Receipt.create({ payment_id, ...printed('PREPAY', sent) }, { transaction });
}

/** For payments begun before receipts were stored with them. */
function receiptAnew({ parts, voucher }: Locked, transaction: Transaction): Asked | Promise<Asked> {
  const sold = parts.map(({ order, part }) => ({ order, sum: part.sum }));
  return voucher ? voucherReceipt(voucher) : receiptFor(sold, 'full_prepayment', transaction);
}

export interface RefundReceipt {
  receipt: Asked;
  /** The bank itself prints the receipt of a full refund, from the one it got at the beginning. */
  isByBank: boolean;
}

/**
 * The receipt of a partial refund: of the closed and of the advance part, by the earlier lines; those of the
 * leaving participants first.
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
  // Money without a receipt of ours is refunded as well.
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

/** The payments for each of the leaving participants. */
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
