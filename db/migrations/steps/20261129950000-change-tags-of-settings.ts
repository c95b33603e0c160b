import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

const reportAs = (tag: string) => (context: QueryInterface) =>
  inOneTransaction(
    context,
    `${stopReportingChanges('settings')} ${reportChanges('settings', `array[${tag}]`)}`,
  );

/** A page shows settings of one section at most: a number of bonuses costs no page of a course. */
export const up = reportAs(`'settings:' || (r ->> 'section')`);

export const down = reportAs(`'settings'`);
