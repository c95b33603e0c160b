import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. Sums are kopecks. */
export const marketingInvariants = {
  MARKETING_DRIFT: `
    select b.id as record_id, 'баланс № ' || b.id as ref,
      coalesce(t.total, 0) + coalesce(t.reserved, 0) as expected, b.total - b.reserved as actual
    from marketing_balances b left join (
      select balance_id, sum(sum) filter (where not is_reserve) as total, sum(sum) filter (where is_reserve) as reserved
      from marketing_tx group by balance_id
    ) t on t.balance_id = b.id
    where b.total <> coalesce(t.total, 0) or b.reserved <> -coalesce(t.reserved, 0)`,

  // Money received for a balance on the platform's account, and money that left it; other ledger entries are no money.
  MARKETING_BOOKED: `
    select b.id as record_id, 'баланс № ' || b.id as ref, coalesce(e.sum, 0) as expected, coalesce(t.sum, 0) as actual
    from marketing_balances b
      left join (
        select balance_id, sum(sum) as sum from marketing_tx
        where kind in ('TOPUP', 'REFUND') and not is_reserve group by balance_id
      ) t on t.balance_id = b.id
      left join (
        select center_id, merchant_id, -sum(sum) as sum from ledger_entries where account = 'MARKETING' group by 1, 2
      ) e on e.center_id = b.center_id or e.merchant_id = b.merchant_id
    where coalesce(e.sum, 0) <> coalesce(t.sum, 0)`,

  // An open hold is kept on the balance; a closed one has cost its charge.
  MAILING_HOLDS: `
    select b.id as record_id, 'баланс № ' || b.id as ref, coalesce(h.sum, 0) as expected, coalesce(t.sum, 0) as actual
    from marketing_balances b
      left join (
        select center_id, -sum(coalesce(charged, sum)) as sum from mailing_holds group by center_id
      ) h on h.center_id = b.center_id
      left join (
        select balance_id, sum(sum) as sum from marketing_tx where kind = 'SPEND_MAILING' group by balance_id
      ) t on t.balance_id = b.id
    where coalesce(h.sum, 0) <> coalesce(t.sum, 0)`,
} as const satisfies Partial<Record<InvariantName, string>>;
