import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * The first eight bytes of each hash: thousands of rows a second are a third as long. They name no banner to the database, which
 * would look up every one; those of a deleted banner are gone two days later.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create temporary table kept_visits on commit drop as
       select distinct banner_id, day, ('x' || encode(substr(decode(rpad(translate(visitor_hash, '-_', '+/'), 44, '='), 'base64'), 1, 8), 'hex'))::bit(64)::bigint as visitor_hash
       from banner_visits where visitor_hash ~ '^[\\w-]{43}$';
     drop table banner_visits;
     create table banner_visits (
       banner_id integer not null,
       day date not null,
       visitor_hash bigint not null,
       primary key (day, banner_id, visitor_hash)
     );
     insert into banner_visits select banner_id, day, visitor_hash from kept_visits;`,
  );

/** The rest of a hash is lost, so that visitors of that day count once more. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create temporary table kept_visits on commit drop as select banner_id, day, visitor_hash from banner_visits;
     drop table banner_visits;
     create table banner_visits (
       banner_id integer not null references banners on delete cascade,
       day date not null,
       visitor_hash text not null,
       primary key (day, banner_id, visitor_hash)
     );
     insert into banner_visits select banner_id, day, visitor_hash::text from kept_visits where banner_id in (select id from banners);`,
  );
