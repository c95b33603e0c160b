import {
  type ComparedStep,
  centersBehindMedian,
  comparedSteps,
  funnelShares,
  funnelSteps,
} from '@odonta/db/vocabulary/catalog/funnel.ts';
import { viewSteps } from '@odonta/db/vocabulary/catalog/views.ts';

/** Statements from the Monday $2 to the week of the Monday $3. */

const moment = (day: string) => `(${day})::timestamp at time zone 'Europe/Moscow'`;

/** Orders that visitors made: not those of staff, a second one after a move, or an hour that a lecturer has agreed to. */
const ordered = `o.created_at >= ${moment('$2::date')} and o.buyer_kind <> 'STAFF' and o.moved_from_id is null
  and o.lesson_from is null and o.deleted_at is null`;
const paid =
  '(count(*) filter (where case when o.total > 0 then o.paid_sum >= o.total else o.confirmed_at is not null end))::int';

/** By the clock of the browser that chose it. */
const chosenAt = 'to_timestamp(f.uid / 1000.0)';
const chosen = `${chosenAt} >= ${moment('$2::date')} and ${chosenAt} < ${moment('$3::date + 7')}`;

const known = funnelSteps.map((step) => `coalesce(${step}, 0) as ${step}`).join(', ');

const published = 'p.published_at is not null and p.deleted_at is null';
/** An own course is compared in its first category, with all that the catalogue shows there. */
const category = 'categories[1]';

function medianOf(step: ComparedStep): string {
  const { of, atLeast } = funnelShares[step];
  const isEnough = `filter (where ${of} >= ${atLeast})`;
  return `case when count(distinct center_id) ${isEnough} >= ${centersBehindMedian} then percentile_cont(0.5)
    within group (order by ${step}::float8 / nullif(${of}, 0)) ${isEnough} end as median_${step}`;
}

/**
 * Courses of the centres $1 that anything has happened to, with the medians of other centres in their categories. The first $4 are left
 * out, and $5 are answered, or all for null.
 */
export const funnelOfCenters = `
  with compared as materialized (
    select p.id as prod_id, p.name, p.center_id, p.categories, p.center_id = any($1::int[]) as is_own
    from prods p
    where ${published} and p.categories && (
      select array_agg(distinct p.${category}) from prods p where p.center_id = any($1::int[]) and ${published})
  ),
  seen as (
    select prod_id, ${viewSteps.map((step) => `sum(v.${step})::int as ${step}`).join(', ')}
    from prod_views v join compared using (prod_id) where v.week between $2::date and $3::date group by prod_id
  ),
  chosen as (
    select prod_id, count(*)::int as favourites
    from favourites f join compared using (prod_id) where ${chosen} group by prod_id
  ),
  sold as (
    select prod_id, count(*)::int as orders, ${paid} as paid
    from orders o join compared using (prod_id) where ${ordered} group by prod_id
  ),
  counted as materialized (
    select prod_id, name, compared.center_id, categories, is_own, ${known}
    from compared left join seen using (prod_id) left join chosen using (prod_id) left join sold using (prod_id)
  ),
  medians as (
    select category, ${comparedSteps.map(medianOf).join(', ')} from counted, unnest(categories) as category where not is_own group by category
  )
  select prod_id, own.name, e.name as center, coalesce(g.name, '') as category, ${funnelSteps.join(', ')},
    ${comparedSteps.map((step) => `median_${step}`).join(', ')}, (count(*) over ())::int as total,
    ${funnelSteps.map((step) => `(sum(${step}) over ())::int as sum_${step}`).join(', ')}
  from counted own join centers e on e.id = own.center_id left join categories g on g.id = own.${category}
    left join medians m on m.category = own.${category}
  where is_own and ${funnelSteps.join(' + ')} > 0
  order by shown desc, opened desc, prod_id offset $4 limit $5`;

const weekIn = (at: string) => `date_trunc('week', ${at} at time zone 'Europe/Moscow')::date`;

/** The weeks of the course $1, the newest first. */
export const weeksOfProd = `
  with chosen as (
    select ${weekIn(chosenAt)} as week, count(*)::int as favourites
    from favourites f where f.prod_id = $1 and ${chosen} group by 1
  ),
  sold as (
    select ${weekIn('o.created_at')} as week, count(*)::int as orders, ${paid} as paid
    from orders o where o.prod_id = $1 and ${ordered} group by 1
  )
  select week::text, ${known}
  from (select at::date as week from generate_series($2::date, $3::date, interval '7 days') as at) weeks
    left join (select week, shown, opened, forms from prod_views where prod_id = $1) seen using (week)
    left join chosen using (week) left join sold using (week)
  order by week desc`;
