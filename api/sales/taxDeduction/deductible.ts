import { Center, type Order, type OrderParticipant, type Prod } from '@odonta/db/models';
import { isDeductible } from '@odonta/db/vocabulary/money/taxDeduction.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { nameKeyOf } from '@odonta/db/vocabulary/personName.ts';
import type { Transaction } from 'sequelize';

/**
 * The whole roubles of an order that its buyer may deduct from his tax: what he paid by himself for his own
 * seat, in a programme of a licensed centre. Null where there are none: a company may have paid an invoice, and
 * the seats of others are deducted by other rules.
 */
export async function deductibleOf(
  order: Order,
  { issued_documents }: Prod,
  participants: readonly OrderParticipant[],
  transaction?: Transaction,
): Promise<number | null> {
  const isOfEducation = paidStatuses.includes(order.status) && isDeductible(issued_documents, true);
  if (!isOfEducation || order.payment_method !== 'CARD' || order.buyer_kind === 'LEGAL') return null;
  const buyer = nameKeyOf(order);
  const own = participants.find((seat) => seat.is_live && nameKeyOf(seat) === buyer);
  if (!own) return null;
  const paid = ownMoneyFor(order, own);
  if (paid <= 0) return null;
  const { center_id: id } = order;
  const center = await Center.findByPk(id, { paranoid: false, rejectOnEmpty: true, transaction });
  return center.license_number === null ? null : paid;
}

/** Of what is left of the payment a certificate pays an equal part of every seat. */
function ownMoneyFor({ total, voucher_sum, paid_sum, refunded_sum }: Order, seat: OrderParticipant): number {
  const price = seat.unit_price - seat.promo_share - seat.bonus_share;
  const left = Math.min(paid_sum, total) - refunded_sum;
  const own = left - voucher_sum;
  return left > 0 ? Math.floor(exactRoublesOf(Math.min((price * own) / left, own))) : 0;
}
