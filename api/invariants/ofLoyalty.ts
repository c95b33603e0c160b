import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. */
export const loyaltyInvariants = {
  PROMO_USES: `
    select p.id as record_id, p.code as ref, count(u.id) as expected, p.used_count as actual
    from promo_codes p left join promo_uses u on u.promo_id = p.id and u.released_at is null
    group by p.id having p.used_count <> count(u.id)`,
} as const satisfies Partial<Record<InvariantName, string>>;
