import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A visitor of a day is known by his first view alone: what follows is counted by its showing. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create temporary table kept_visits on commit drop as
       select banner_id, day, visitor_hash from banner_visits where kind = 'view';
     drop table banner_visits;
     create table banner_visits (
       banner_id integer not null references banners on delete cascade,
       day date not null,
       visitor_hash text not null,
       primary key (day, banner_id, visitor_hash)
     );
     insert into banner_visits select banner_id, day, visitor_hash from kept_visits;`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create temporary table kept_visits on commit drop as select banner_id, day, visitor_hash from banner_visits;
     drop table banner_visits;
     create table banner_visits (
       banner_id integer not null references banners on delete cascade,
       day date not null,
       kind text not null check (kind in ('view', 'click')),
       visitor_hash text not null,
       primary key (day, banner_id, kind, visitor_hash)
     );
     insert into banner_visits select banner_id, day, 'view', visitor_hash from kept_visits;`,
  );
