import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. Sums are kopecks. */
export const voucherInvariants = {
  VOUCHER_DRIFT: `
    select v.id as record_id, 'сертификат № ' || v.id as ref, coalesce(t.sum, 0) as expected, v.balance as actual
    from vouchers v left join (select voucher_id, sum(sum) as sum from voucher_tx group by voucher_id) t on t.voucher_id = v.id
    where v.balance <> coalesce(t.sum, 0)`,

  // The platform owes the balance of each voucher.
  VOUCHER_BOOKED: `
    select v.id as record_id, 'сертификат № ' || v.id as ref, coalesce(e.sum, 0) as expected, v.balance as actual
    from vouchers v left join (
      select voucher_id, -sum(sum) as sum from ledger_entries where account = 'VOUCHER' group by voucher_id
    ) e on e.voucher_id = v.id
    where v.balance <> coalesce(e.sum, 0)`,

  VOUCHER_ORDERS: `
    select o.id as record_id, o.number as ref, coalesce(t.sum, 0) as expected, o.voucher_sum as actual
    from orders o left join (
      select order_id, -sum(sum) as sum from voucher_tx where order_id is not null group by order_id
    ) t on t.order_id = o.id
    where o.voucher_sum <> coalesce(t.sum, 0)`,
} as const satisfies Partial<Record<InvariantName, string>>;
