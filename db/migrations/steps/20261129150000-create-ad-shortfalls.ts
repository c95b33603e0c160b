import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Places that are sold already were promised nothing. */
export const up = async (context: QueryInterface) => {
  await inOneTransaction(
    context,
    `
alter table ad_places add column promised integer,
  add constraint ad_places_promised_check check (promised > 0) not valid;
create table ad_shortfalls (
  ad_place_id integer primary key references ad_places on delete cascade,
  banner_id integer not null references banners,
  promised integer not null,
  viewable integer not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  given_place_id integer unique references ad_places on delete set null,
  constraint ad_shortfalls_short check (viewable >= 0 and viewable < promised),
  constraint ad_shortfalls_given_by_decision check (given_place_id is null or decided_at is not null)
);
create index ad_shortfalls_waiting on ad_shortfalls (banner_id) where decided_at is null;
`,
  );
  await context.sequelize.query('alter table ad_places validate constraint ad_places_promised_check');
};

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop table ad_shortfalls; alter table ad_places drop column promised');
