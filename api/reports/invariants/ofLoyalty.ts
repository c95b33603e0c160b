import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. */
export const loyaltyInvariants = {
  BONUS_CAUSES: `
    select t.account_id as record_id, t.source_type || ' ' || t.source_id as ref, 0 as expected, t.count - coalesce(r.count, 0) as actual
    from bonus_tx t
      left join (select reverses_id, sum(count) as count from bonus_tx where state <> 'VOID' group by reverses_id) r
        on r.reverses_id = t.id
      left join order_participants p on p.id = t.participant_id
    where t.kind = 'EARN' and t.state <> 'VOID' and t.count > coalesce(r.count, 0) and (not p.is_live or case t.source_type
      when 'review' then not exists (
        select from reviews v where v.id = t.source_id and v.published_at is not null and v.deleted_at is null)
      when 'visit' then 'IN' is distinct from (
        select c.kind from check_ins c where c.participant_id = t.source_id order by c.id desc limit 1)
      when 'referral' then not exists (
        select from referrals f join orders o on o.id = f.order_id
        where f.id = t.source_id and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED'))
      else false end)`,

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
