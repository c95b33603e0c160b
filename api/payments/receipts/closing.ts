import { Order, Payment, PaymentPart, Refund, RefundLeg } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { spentOn } from '../../vouchers/ofOrders.ts';
import type { Receipt } from '../acquirer.ts';
import { draw, linesAbout, sumOf } from './positions.ts';
import { prepaidOf } from './prepaid.ts';
import { aboutSale } from './saleReceipt.ts';

type Closed = Pick<PaymentPart, 'payment_id' | 'order_id'>;

/** What of a payment is to be closed now that the course of the order was held; null where nothing is left of it. */
export async function closingOf(
  { payment_id, order_id }: Closed,
  transaction?: Transaction,
): Promise<Receipt | null> {
  const order = await Order.findByPk(order_id, { paranoid: false, rejectOnEmpty: true, transaction });
  const sum = await taughtFor(order, payment_id, transaction);
  const prepaid = await prepaidOf({ payment_id, order, transaction });
  const about = { ...(await aboutSale(order, transaction)), method: 'full_payment' as const };
  const lines = linesAbout(draw(prepaid, sum), about);
  return lines.length > 0 ? { email: order.email, phone: order.phone, lines } : null;
}

/** Whether the bank may have given something back of which we have not heard yet. */
export const isGivingBack = async (payment_id: number): Promise<boolean> =>
  (await RefundLeg.count({ where: { payment_id, done_at: null, sent_at: { [Op.not]: null } } })) > 0;

/** What the order has kept of this payment: what went back by another way than the card went of the latest payments first. */
async function taughtFor(order: Order, paymentId: number, transaction?: Transaction): Promise<number> {
  const { voucher_id } = await Payment.findByPk(paymentId, { rejectOnEmpty: true, transaction });
  if (voucher_id !== null) return spentOn(order.id, voucher_id, transaction);
  let kept = order.paid_sum - order.refunded_sum - order.voucher_sum;
  const parts = await PaymentPart.findAll({
    where: { order_id: order.id, is_open: false },
    // An attempt that was refused or given up has brought nothing.
    include: [{ association: 'payment', where: { captured_sum: { [Op.gt]: 0 } }, required: true }],
    order: [['payment_id', 'ASC']],
    transaction,
  });
  for (const { payment_id, sum } of parts) {
    const left = sum - (await givenBackOf({ payment_id, order_id: order.id }, transaction));
    if (payment_id === paymentId) return Math.max(0, Math.min(kept, left));
    kept -= Math.max(0, left);
  }
  return 0;
}

async function givenBackOf({ payment_id, order_id }: Closed, transaction?: Transaction): Promise<number> {
  const refunds = await Refund.findAll({
    where: { order_id },
    attributes: ['id'],
    paranoid: false,
    transaction,
  });
  const refund_id = refunds.map(({ id }) => id);
  const where = { payment_id, refund_id, done_at: { [Op.not]: null } };
  return sumOf((await RefundLeg.findAll({ where, transaction })).map(({ sum }) => sum));
}
