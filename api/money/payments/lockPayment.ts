import { LegalUser, Order, Payment, PaymentPart, Voucher } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';
import { type Advert, advertOf, lockedForAdverts } from '../marketing_balance/adverts.ts';

export interface Locked {
  payment: Payment;
  parts: { part: PaymentPart; order: Order }[];
  /** The gift certificate that is paid for, where it is no order. */
  voucher: Voucher | null;
  /** Likewise the advert. */
  advert: Advert | null;
}

/** Locks a payment with what is paid by it: orders, a gift voucher or an advert, and the seats or places that money takes again when it comes late. */
export async function lockPayment(id: number, transaction: Transaction): Promise<Locked> {
  const parts = await PaymentPart.findAll({ where: { payment_id: id }, transaction });
  const ids = parts.map(({ order_id }) => order_id);
  await lock(transaction, {
    ...(ids.length === 0 && lockedForAdverts('payments', [id], transaction)),
    orders: ids,
    seat_pools: idsBy(seatsOfLate, ids, transaction),
    payments: [id],
    vouchers: idsBy(boughtBy, [id], transaction),
  });
  const orders = await Order.findAll({
    where: { id: ids },
    include: [{ model: LegalUser, as: 'legal_user' }],
    order: [['id', 'ASC']],
    transaction,
  });
  const payment = await Payment.findByPk(id, { rejectOnEmpty: true, transaction });
  const { voucher_id } = payment;
  const voucher =
    voucher_id === null ? null : await Voucher.findByPk(voucher_id, { rejectOnEmpty: true, transaction });
  const advert = advertOf(payment);
  return { payment, voucher, advert, parts: orders.map((order) => ({ order, part: partOf(parts, order) })) };
}

const seatsOfLate = `
  select id from seat_pools where prod_id in (
    select prod_id from orders where id = any($1) and status = 'CANCELED' and cancel_reason = 'EXPIRED')`;

const boughtBy = 'select voucher_id as id from payments where id = any($1) and voucher_id is not null';

function partOf(parts: readonly PaymentPart[], { id }: Order): PaymentPart {
  const part = parts.find(({ order_id }) => order_id === id);
  if (!part) throw new Error('an order has no part of its payment');
  return part;
}
