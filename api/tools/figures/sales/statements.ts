/** Statements over `$1` and `$2`, the first and the last day in Moscow; sums are kopecks. */

const within = (moment: string) =>
  `${moment} >= ($1::date)::timestamp at time zone 'Europe/Moscow' and ${moment} < ($2::date + 1)::timestamp at time zone 'Europe/Moscow'`;

const sold = `e.account = 'BUYER' and e.kind in ('SOLD', 'UNSOLD') and e.day between $1::date and $2::date`;

/** A repeat that was merged into another request is no request of its own. */
const asked = `r.deleted_at is null and r.merged_into is null and ${within('r.created_at')}`;
const isBooked = `(r.order_id is not null or r.result = 'BOOKED')`;
const response = `percentile_cont(0.5) within group (order by extract(epoch from r.first_response_at - r.created_at))
  filter (where r.first_response_at is not null)`;

export const revenueByDay = `
  select of.day::text as day, coalesce(sum(e.sum), 0)::float8 as sum
  from (select at::date as day from generate_series($1::date, $2::date, interval '1 day') as at) of
    left join ledger_entries e on e.day = of.day and e.account = 'BUYER' and e.kind in ('SOLD', 'UNSOLD')
  group by of.day order by of.day`;

export const revenue = `select coalesce(sum(e.sum), 0)::float8 as sum from ledger_entries e where ${sold}`;

export const funnel = `
  select count(*)::int as requests, count(r.first_response_at)::int as answered,
    (count(*) filter (where ${isBooked}))::int as booked,
    (count(*) filter (where o.paid_sum > 0))::int as paid, ${response} as response_seconds
  from manager_requests r left join orders o on o.id = r.order_id where ${asked}`;

/** Managers who sold, were asked or have open work. */
export const byManager = `
  with requests as (
    select r.manager_id, count(*)::int as requests, (count(*) filter (where ${isBooked}))::int as booked,
      ${response} as response_seconds
    from manager_requests r where ${asked} group by 1
  ), open as (
    select r.manager_id, count(*)::int as open,
      (count(*) filter (where r.first_response_at is null and r.sla_due_at < now()))::int as overdue
    from manager_requests r where r.status = 'CREATED' and r.deleted_at is null group by 1
  ), sales as (
    select o.manager_id, sum(e.sum)::float8 as sum from ledger_entries e join orders o on o.id = e.order_id
    where ${sold} group by 1
  ), people as (
    select manager_id from requests union select manager_id from open union select manager_id from sales
  )
  select p.manager_id, coalesce(u.name, 'Без менеджера') as name, coalesce(s.sum, 0)::float8 as sum,
    coalesce(r.requests, 0) as requests, coalesce(r.booked, 0) as booked, r.response_seconds,
    coalesce(o.open, 0) as open, coalesce(o.overdue, 0) as overdue
  from people p left join users u on u.id = p.manager_id
    left join requests r on r.manager_id is not distinct from p.manager_id
    left join open o on o.manager_id is not distinct from p.manager_id
    left join sales s on s.manager_id is not distinct from p.manager_id
  order by p.manager_id is null, sum desc, name`;
