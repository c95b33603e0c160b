import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Whose banner it is, where a centre ordered it: its manager's own. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table banners add column center_id integer references centers on delete set null;
    create index banners_by_center on banners (center_id);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table banners drop column center_id;');
