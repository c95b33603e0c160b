import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The last week whose figures were written to the advertiser, by its Monday. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table banners add column figures_sent_week date;');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table banners drop column figures_sent_week;');
