import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

/** What a table reports of a row; a change of `silent` columns alone is not reported. */
type Reports = Readonly<Record<string, readonly [tags: string, silent?: readonly string[]]>>;

const each = (tag: string, column: string) =>
  `array(select '${tag}' || e from jsonb_array_elements_text(r -> '${column}') e)`;
const ofCard = `array['prod:' || (r ->> 'prod_id'), 'list', 'list:type:' || (r ->> 'type')]
  || ${each('list:category:', 'categories')}
  || array['card:' || (r ->> 'prod_id'), 'series:' || (r ->> 'series_id')]`;
const ofPublishedReview = (tags: string) =>
  `case when r ->> 'published_at' is null then '{}'::text[] else ${tags} end`;

/** To the letter what the earlier steps made of them. */
const before: Reports = {
  lecturers: [`array['lecturer:' || (r ->> 'id'), 'lecturers']`],
  prod_lecturers: [`array['prod:' || (r ->> 'prod_id'), 'lecturer:' || (r ->> 'lecturer_id')]`],
  prod_cards: [
    `array['prod:' || (r ->> 'prod_id'), 'list', 'list:type:' || (r ->> 'type')]
    || array(select 'list:category:' || c from jsonb_array_elements_text(r -> 'categories') c)
    || array(select 'lecturer:' || l from jsonb_array_elements_text(r -> 'lecturer_ids') l) || array['card:' || (r ->> 'prod_id'), 'series:' || (r ->> 'series_id')]`,
  ],
  reviews: [
    `case when r ->> 'published_at' is null then '{}'::text[]
  else array['prod:' || (r ->> 'prod_id')] || array(select 'lecturer:' || l from jsonb_array_elements_text(r -> 'lecturers') l) end`,
  ],
};

/**
 * `lecturer:7` is who he is, shown wherever he is named: at his other courses and his articles too. His courses and his rating stand
 * on his own page and in lists of lecturers alone. The list of all shows only who is published; courses name him before that.
 */
const now: Reports = {
  lecturers: [
    `array['lecturer:' || (r ->> 'id')] || case when r ->> 'status' = 'CONFIRMED' and r ->> 'deleted_at' is null
      then array['lecturers'] else '{}'::text[] end`,
    ['rating_total', 'rating_count'],
  ],
  prod_lecturers: [`array['prod:' || (r ->> 'prod_id'), 'prods:lecturer:' || (r ->> 'lecturer_id')]`],
  prod_cards: [`${ofCard} || ${each('prods:lecturer:', 'lecturer_ids')}`],
  reviews: [
    ofPublishedReview(
      `array['prod:' || (r ->> 'prod_id'), 'lecturers'] || ${each('reviews:lecturer:', 'lecturers')}`,
    ),
  ],
};

const report = (reports: Reports) =>
  Object.entries(reports)
    .map(([table, [tags, silent]]) => stopReportingChanges(table) + reportChanges(table, tags, silent))
    .join('\n');

export const up = (context: QueryInterface) => inOneTransaction(context, report(now));
export const down = (context: QueryInterface) => inOneTransaction(context, report(before));
