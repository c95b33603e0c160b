import { Order, Payment, type PaymentPart, RefundLeg } from '@odonta/db/models';
import type { ReceiptItem } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import { Op, type Transaction } from 'sequelize';
import { spentOn } from '../../../loyalty/vouchers/ofOrders.ts';
import { keptMoneyOf } from '../../../orders/ledger/keptMoney.ts';
import type { Receipt } from '../acquirer.ts';
import { type Drawn, draw, linesAbout } from './positions.ts';
import { prepaidOf } from './prepaid.ts';
import { aboutSale } from './saleReceipt.ts';

type Closed = Pick<PaymentPart, 'payment_id' | 'order_id'>;

/** The part of a payment to close after the course of the order; null where nothing is left of it. */
export async function closingOf(
  { payment_id, order_id }: Closed,
  transaction?: Transaction,
): Promise<Receipt | null> {
  const order = await Order.findByPk(order_id, { paranoid: false, rejectOnEmpty: true, transaction });
  const sum = await taughtFor(order, payment_id, transaction);
  const prepaid = await prepaidOf({ payment_id, order, transaction });
  const lines = await linesOf(draw(prepaid, sum), order, transaction);
  return lines.length > 0 ? { email: order.email, phone: order.phone, lines } : null;
}

/** Whether the bank may have given something back of which we have not heard yet. */
export const isGivingBack = async (payment_id: number): Promise<boolean> =>
  (await RefundLeg.count({ where: { payment_id, done_at: null, sent_at: { [Op.not]: null } } })) > 0;

/** The part of this payment that was not refunded. */
async function taughtFor(order: Order, paymentId: number, transaction?: Transaction): Promise<number> {
  const { voucher_id } = await Payment.findByPk(paymentId, { rejectOnEmpty: true, transaction });
  if (voucher_id !== null) return spentOn(order.id, voucher_id, transaction);
  const kept = await keptMoneyOf(order.id, transaction);
  return kept.find(({ payment_id }) => payment_id === paymentId)?.kept ?? 0;
}

/**
 * The lines of the completed course, sold as the advance was: its principal and its tax do not change on the
 * way. Money that was carried over from another centre's course, or came from a voucher, gets the seller of
 * today.
 */
async function linesOf(
  drawn: readonly Drawn[],
  order: Order,
  transaction?: Transaction,
): Promise<ReceiptItem[]> {
  const { name, order_id, ...seller } = await aboutSale(order, transaction);
  const ids = drawn.flatMap(({ position }) => position.item.order_id ?? []);
  const ofSameCenter = await Order.findAll({
    where: { id: ids, center_id: order.center_id },
    attributes: ['id'],
    paranoid: false,
    transaction,
  });
  const isSameSeller = (id?: number) => ofSameCenter.some((sold) => sold.id === id);
  return drawn.flatMap((each) => {
    const isAsSold = isSameSeller(each.position.item.order_id);
    return linesAbout([each], { name, order_id, method: 'full_payment', ...(isAsSold ? {} : seller) });
  });
}
