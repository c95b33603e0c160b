import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * Figures by slot, category and hour instead of two by hour, and the showings that have been reported. A former
 * figure counted visitors of a day who saw half of the banner: it becomes each of the three that it proves. Where
 * more were counted as followers than as viewers, each follower has seen it.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table ad_stats_hourly (
       banner_id integer not null references banners on delete cascade,
       hour timestamptz not null,
       slot integer not null check (slot in (5, 10, 15, 20, 25)),
       category_id integer not null default 0 check (category_id >= 0),
       requests integer not null default 0 check (requests >= 0),
       impressions integer not null default 0 check (impressions >= 0),
       viewable integer not null default 0 check (viewable >= 0),
       uniq integer not null default 0 check (uniq >= 0),
       clicks integer not null default 0 check (clicks >= 0),
       bot_filtered integer not null default 0 check (bot_filtered >= 0),
       primary key (banner_id, hour, slot, category_id),
       constraint ad_stats_clicks_were_seen check (clicks <= viewable),
       constraint ad_stats_seen_was_shown check (viewable <= impressions and uniq <= impressions)
     );
     insert into ad_stats_hourly (banner_id, hour, slot, category_id, requests, impressions, viewable, uniq, clicks)
     select s.banner_id, s.hour, b.slot, coalesce(b.category_id, 0),
       greatest(s.views, s.clicks), greatest(s.views, s.clicks), greatest(s.views, s.clicks), s.views, s.clicks
     from banner_stats s join banners b on b.id = s.banner_id;
     drop table banner_stats;
     create table ad_nonces (
       nonce bytea primary key check (octet_length(nonce) = 12),
       seen smallint not null check (seen between 1 and 7)
     );
     update banners set view_count = click_count where click_count > view_count;
     alter table banners add constraint banners_followed_were_seen check (click_count <= view_count) not valid;`,
  ).then(() => context.sequelize.query('alter table banners validate constraint banners_followed_were_seen'));

/** Requests, showings and filtered events are lost; views are unique visitors again. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table banners drop constraint banners_followed_were_seen;
     drop table ad_nonces;
     create table banner_stats (
       banner_id integer not null references banners on delete cascade,
       hour timestamptz not null,
       views integer not null default 0 check (views >= 0),
       clicks integer not null default 0 check (clicks >= 0),
       primary key (banner_id, hour)
     );
     insert into banner_stats (banner_id, hour, views, clicks)
     select banner_id, hour, sum(uniq), sum(clicks) from ad_stats_hourly group by 1, 2
     having sum(uniq) + sum(clicks) > 0;
     drop table ad_stats_hourly;`,
  );
