import { connectionOf, type PaymentPart, Receipt } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { endsAt } from '../../../orders/timesOf.ts';

/**
 * Shares of gift vouchers in completed courses are no advances any more: they are offset by a receipt to the
 * payment that bought the voucher. Returns the pairs, of which the database allows one receipt each, without
 * those whose advance is fully offset: they would block the others.
 */
export function voucherSharesToClose(
  now: number,
  limit: number,
): Promise<Pick<PaymentPart, 'payment_id' | 'order_id'>[]> {
  const replacements = { now: Math.floor(now), limit };
  return connectionOf(Receipt).query(toBeClosed, { type: QueryTypes.SELECT, replacements });
}

const toBeClosed = `
  select sold.payment_id, spent.order_id
  from voucher_tx spent
    join voucher_tx sold on sold.voucher_id = spent.voucher_id and sold.kind = 'SOLD'
    join orders o on o.id = spent.order_id join prods p on p.id = o.prod_id
  where o.voucher_sum > 0 and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and ${endsAt} <= to_timestamp(:now)
    and not exists (select from receipts r
      where r.payment_id = sold.payment_id and r.order_id = spent.order_id and r.kind = 'CLOSING')
    and exists (select from receipts advance
      where advance.payment_id = sold.payment_id and advance.kind = 'PREPAY' and advance.sum > (
        select coalesce(sum(r.sum), 0) from receipts r
        where r.payment_id = sold.payment_id and r.kind = 'CLOSING' and r.status = 'SENT'))
  group by sold.payment_id, spent.order_id having sum(spent.sum) < 0
  order by sold.payment_id, spent.order_id limit :limit`;
