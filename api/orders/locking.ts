import { type Order, Prod } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { type BuyerKind, orderLimits, type PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';

/** How long the seats wait for money; a free order does not wait. */
export function expiryOf(
  prod: Pick<Prod, 'hold_minutes' | 'invoice_days'>,
  method: PaymentMethod,
  buyer: BuyerKind,
): Date | null {
  if (method === 'FREE') return null;
  const now = nowInSeconds();
  const until = {
    CARD: now + (buyer === 'STAFF' ? orderLimits.staffReserveHours * 3600 : prod.hold_minutes * 60),
    INVOICE: afterBusinessDays(now, prod.invoice_days),
  }[method];
  return new Date(until * 1000);
}

/** How long they wait for the owner of a company, and never past the beginning of the course. */
export function ownerTermOf({ date_start }: Pick<Prod, 'date_start'>): Date {
  const term = afterBusinessDays(nowInSeconds(), orderLimits.ownerDays) * 1000;
  return new Date(Math.min(term, date_start?.getTime() ?? term));
}

/** How long an order that was booked before waits for its money from now on. */
export async function expiryFromNow(order: Order, transaction: Transaction): Promise<Date | null> {
  const { prod_id, payment_method, buyer_kind } = order;
  const prod = await Prod.findByPk(prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  return expiryOf(prod, payment_method, buyer_kind);
}
