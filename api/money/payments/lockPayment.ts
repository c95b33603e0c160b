import { LegalUser, Order, Payment, PaymentPart, type Voucher } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { lockVoucher } from '../../loyalty/vouchers/moveVoucher.ts';

export interface Locked {
  payment: Payment;
  parts: { part: PaymentPart; order: Order }[];
  /** The gift certificate that is paid for, where it is no order. */
  voucher: Voucher | null;
}

/**
 * A payment with its orders and its voucher, locked until the transaction ends: orders first, in id order, as
 * everywhere.
 */
export async function lockPayment(id: number, transaction: Transaction): Promise<Locked> {
  const parts = await PaymentPart.findAll({ where: { payment_id: id }, transaction });
  const orders = await Order.findAll({
    where: { id: parts.map(({ order_id }) => order_id) },
    include: [{ model: LegalUser, as: 'legal_user' }],
    order: [['id', 'ASC']],
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: Order },
    transaction,
  });
  const payment = await Payment.findByPk(id, {
    lock: transaction.LOCK.NO_KEY_UPDATE,
    rejectOnEmpty: true,
    transaction,
  });
  const voucher = payment.voucher_id === null ? null : await lockVoucher(payment.voucher_id, transaction);
  return { payment, voucher, parts: orders.map((order) => ({ order, part: partOf(parts, order) })) };
}

function partOf(parts: readonly PaymentPart[], { id }: Order): PaymentPart {
  const part = parts.find(({ order_id }) => order_id === id);
  if (!part) throw new Error('an order has no part of its payment');
  return part;
}
