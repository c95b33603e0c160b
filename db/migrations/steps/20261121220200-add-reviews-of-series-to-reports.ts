import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const before = `case when r ->> 'published_at' is null then '{}'::text[] else array['prod:' || (r ->> 'prod_id'), 'lecturers'] || array(select 'reviews:lecturer:' || e from jsonb_array_elements_text(r -> 'lecturers') e) end`;
/** Reviews of one date stand at all dates of the series. */
const now = `case when r ->> 'published_at' is null then '{}'::text[] else array['prod:' || (r ->> 'prod_id'), 'lecturers']
  || array(select 'reviews:series:' || coalesce(p.series_id, p.id) from prods p where p.id = (r ->> 'prod_id')::integer)
  || array(select 'reviews:lecturer:' || e from jsonb_array_elements_text(r -> 'lecturers') e) end`;

const again = (tags: string) => stopReportingChanges('reviews') + reportChanges('reviews', tags);

export const up = (context: QueryInterface) => inOneTransaction(context, again(now));
export const down = (context: QueryInterface) => inOneTransaction(context, again(before));
