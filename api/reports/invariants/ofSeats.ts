import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. */
export const seatInvariants = {
  SEATS_TAKEN: `
    select p.id as record_id, p.name as ref, s.elsewhere + count(t.id) + s.held as expected, s.taken as actual
    from (
        select *, (select coalesce(sum(count), 0) from seat_holds h where h.pool_id = seat_pools.id
          and h.released_at is null) as held
        from seat_pools
      ) s join prods p on p.id = s.prod_id
      left join seat_takes t on t.pool_id = s.id and t.released_at is null
    group by s.id, s.elsewhere, s.taken, s.held, p.id having s.taken <> s.elsewhere + count(t.id) + s.held`,

  // An individual hour takes no seat of its course.
  SEATS_PEOPLE: `
    select p.id as record_id, p.name as ref, coalesce(live.count, 0) as expected, coalesce(held.count, 0) as actual
    from prods p
      left join (
        select m.prod_id, count(*) as count from order_participants m join orders o on o.id = m.order_id
        where m.is_live and o.lesson_from is null group by m.prod_id
      ) live on live.prod_id = p.id
      left join (
        select s.prod_id, count(*) as count from seat_takes t join seat_pools s on s.id = t.pool_id
        where t.released_at is null and s.is_whole group by s.prod_id
      ) held on held.prod_id = p.id
    where coalesce(live.count, 0) <> coalesce(held.count, 0)`,

  // Changes that the clock has not processed yet are no error of the mirror.
  SEATS_MIRROR: `
    select p.id as record_id, p.name as ref, s.taken as expected, p.seats_taken as actual
    from prods p join seat_pools s on s.prod_id = p.id and s.is_whole
    where p.seats_taken <> s.taken and not exists (select from seat_news n where n.prod_id = p.id)`,
} as const satisfies Partial<Record<InvariantName, string>>;
