import { connectionOf, Order } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';

/** The part of one payment that an order still has, kopecks. */
export interface KeptMoney {
  order_id: number;
  payment_id: number;
  method: 'CARD' | 'INVOICE';
  /** The part of the payment that belonged to the order: without late and excess money. */
  own: number;
  kept: number;
}

/**
 * The part of each payment that orders still have, as a table of SQL; `orders` selects their ids. Closing
 * receipts, acts and invoices all count by it, so that each kopeck is in one of them: a card refund reduces
 * that card's payment, gift vouchers keep their own share, and all other refunds reduce the bank transfers
 * first, the newest of them first.
 */
export const keptMoneyIn = (orders: string): string => `(
  select order_id, payment_id, method, own, late_back,
    greatest(0, least(own - by_card, total - coalesce(sum(own - by_card) over (
      partition by order_id order by method, payment_id rows between unbounded preceding and 1 preceding), 0))) as kept
  from (
    select part.order_id, part.payment_id, paid.method,
      part.sum - beside.late - beside.overpaid as own,
      holder.paid_sum - holder.refunded_sum - holder.voucher_sum as total,
      case when late.held = 0 then beside.late else 0 end as late_back,
      least(back.sum, part.sum - beside.late - beside.overpaid) as by_card
    from payment_parts part
      join payments paid on paid.id = part.payment_id and paid.captured_sum > 0
      join orders holder on holder.id = part.order_id
      cross join lateral (
        select coalesce(-sum(e.sum) filter (where e.kind = 'LATE_RECEIVED' and e.account = 'LATE'), 0) as late,
          coalesce(-sum(e.sum) filter (where e.kind = 'OVERPAID' and e.account = 'OVERPAID'), 0) as overpaid
        from ledger_entries e where e.order_id = part.order_id and e.payment_id = part.payment_id
      ) beside
      cross join lateral (
        select coalesce(sum(e.sum), 0) as held from ledger_entries e where e.order_id = part.order_id and e.account = 'LATE'
      ) late
      cross join lateral (
        select coalesce(sum(l.sum), 0) as sum from refund_legs l join refunds f on f.id = l.refund_id
        where l.payment_id = part.payment_id and f.order_id = part.order_id and f.source = 'ORDER' and l.done_at is not null
      ) back
    where not part.is_open and part.order_id in (${orders})
  ) sources
)`;

/** Payments by invoice. */
export const paymentsOfInvoices = `(
  select distinct invoice_id, payment_id from ledger_entries where invoice_id is not null and payment_id is not null
)`;

/** The part of each payment that one order still has, in the order of use. */
export async function keptMoneyOf(order_id: number, transaction?: Transaction): Promise<KeptMoney[]> {
  const rows = await select<Record<keyof KeptMoney, string>>(
    `select order_id, payment_id, method, own, kept from ${keptMoneyIn('$1')} held order by method, payment_id`,
    [order_id],
    transaction,
  );
  return rows.map(({ order_id: id, payment_id, method, own, kept }) => ({
    order_id: Number(id),
    payment_id: Number(payment_id),
    method: method as KeptMoney['method'],
    own: Number(own),
    kept: Number(kept),
  }));
}

/** The part of an invoice's payments that one order still has, kopecks. */
export async function keptOfInvoice(
  invoice_id: number,
  order_id: number,
  transaction?: Transaction,
): Promise<number> {
  const [row] = await select<{ kept: string }>(
    `select coalesce(sum(held.kept), 0) as kept
    from ${keptMoneyIn('$1')} held join ${paymentsOfInvoices} came using (payment_id) where came.invoice_id = $2`,
    [order_id, invoice_id],
    transaction,
  );
  return Number(row?.kept ?? 0);
}

function select<Row extends object>(sql: string, bind: unknown[], transaction?: Transaction): Promise<Row[]> {
  return connectionOf(Order).query<Row>(sql, { bind, type: QueryTypes.SELECT, transaction });
}
