import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const ofSlot = `array['banners:' || (r ->> 'slot')]`;
/** A banner of one category costs the page of that category, and not its eleven neighbours. */
const ofSlotAndCategory = `array['banners:' || (r ->> 'slot') || coalesce(':' || (r ->> 'category_id'), '')]`;
const whileShown = (tags: string) => `case when r ->> 'status' = 'CONFIRMED' and r ->> 'deleted_at' is null
  then ${tags} else '{}'::text[] end`;

const shown = ['banners', 'top_strips'];

/** `reported_at`: when the clock last told the pages that a showing had begun or ended. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    ${shown.map((table) => `alter table ${table} add column reported_at timestamptz not null default now();`).join('\n')}
    ${stopReportingChanges('banners')} ${reportChanges('banners', whileShown(ofSlotAndCategory))}
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    ${stopReportingChanges('banners')} ${reportChanges('banners', whileShown(ofSlot))}
    ${shown.map((table) => `alter table ${table} drop column reported_at;`).join('\n')}
    `,
  );
