import { inPeriod } from '../inPeriod.ts';
import type { Report } from '../report.ts';

/**
 * How fast managers answer the requests of the period; one that still waits beyond its deadline is late. Those taken by phone are
 * answered as they come, and have none.
 */
export const requests: Report = {
  name: 'requests',
  area: 'stats_sales',
  filters: {},
  rowsOf: 'stats_sales.list',
  isGrouped: true,
  columns: () => [
    { field: 'label', title: 'Менеджер', kind: 'text' },
    { field: 'requests', title: 'Заявок', kind: 'count' },
    { field: 'in_time', title: 'Ответили в срок', kind: 'count' },
    { field: 'late', title: 'Опоздали', kind: 'count' },
    { field: 'waiting', title: 'Ждут ответа', kind: 'count' },
    { field: 'share', title: 'В срок, %', kind: 'count', isNoTotal: true },
    { field: 'minutes', title: 'Обычно отвечают за, минут', kind: 'count', isNoTotal: true },
    { field: 'booked', title: 'Записались', kind: 'count' },
  ],
  rows: () => answered,
  links: () => ({}),
};

const answered = `
  select label, count(*)::float8 as requests, (count(*) filter (where is_due and not is_late and answered is not null))::float8 as in_time,
    (count(*) filter (where is_late))::float8 as late,
    (count(*) filter (where answered is null and not is_late))::float8 as waiting,
    round(100.0 * count(*) filter (where is_due and not is_late and answered is not null)
      / nullif(count(*) filter (where is_due and (is_late or answered is not null)), 0))::float8 as share,
    round(percentile_cont(0.5) within group (order by extract(epoch from answered - created_at) / 60) filter (where is_due))::float8 as minutes,
    (count(*) filter (where result = 'BOOKED'))::float8 as booked
  from (
    select coalesce(u.name, 'Без менеджера') as label, u.id, r.created_at, r.first_response_at as answered, r.result,
      r.sla_due_at is not null as is_due,
      coalesce(coalesce(r.first_response_at, now()) > r.sla_due_at, false) as is_late
    from manager_requests r left join users u on u.id = r.manager_id
    where r.merged_into is null and r.deleted_at is null
      and ${inPeriod('r.created_at')}
      and ($centers::int[] is null or r.center_id = any($centers::int[]))
      and ($manager::int is null or r.manager_id = $manager::int)
  ) r
  group by id, label order by requests desc, label, id`;
