import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** How often courses were seen, a row for each course and week: no column can name a visitor. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table prod_views (
       prod_id integer not null references prods on delete cascade,
       week date not null check (extract(isodow from week) = 1),
       shown integer not null default 0 check (shown >= 0),
       opened integer not null default 0 check (opened >= 0),
       forms integer not null default 0 check (forms >= 0),
       primary key (prod_id, week)
     );
     create index prod_views_by_week on prod_views (week);`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table prod_views;');
