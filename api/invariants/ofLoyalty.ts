import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. */
export const loyaltyInvariants = {
  PROMO_USES: `
    select p.id as record_id, p.code as ref, count(u.id) as expected, p.used_count as actual
    from promo_codes p left join promo_uses u on u.promo_id = p.id and u.released_at is null
    group by p.id having p.used_count <> count(u.id)`,

  SCALE_AWARDS: `
    select a.order_id as record_id, o.number as ref, a.count as expected, coalesce(t.count, 0) as actual
    from scale_awards a join orders o on o.id = a.order_id
      left join bonus_tx t on t.source_type = 'order' and t.source_id = a.order_id and t.kind = 'EARN'
    where a.count <> coalesce(t.count, 0)`,
} as const satisfies Partial<Record<InvariantName, string>>;
