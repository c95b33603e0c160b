import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

/** Only what visitors see, or saw, costs a page: the edit of a draft does not. */
const banners = `case when r ->> 'status' = 'CONFIRMED' and r ->> 'deleted_at' is null
  then array['banners:' || (r ->> 'slot')] else '{}'::text[] end`;
const topStrips = `case when r ->> 'status' = 'PUBLISHED' and r ->> 'deleted_at' is null
  then array['top_strips'] else '{}'::text[] end`;

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table banners
      add column status text not null default 'CREATED' check (status in
        ('PREPARE', 'CREATED', 'CONFIRMED', 'CANCELED', 'REJECTED', 'REFUNDED', 'PARTIAL_REFUNDED')),
      add column paused_at timestamptz,
      add column version integer not null default 0,
      add column deleted_at timestamptz,
      add constraint banners_of_categories check ((slot >= 15) = (category_id is not null)),
      add constraint banners_counts check (view_count >= 0 and click_count >= 0);
    update banners set status = 'CONFIRMED';

    alter table top_strips
      add column status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'STOPPED')),
      add column version integer not null default 0,
      add column deleted_at timestamptz,
      add constraint top_strips_links check (link ~ '^(https?://|/)');
    update top_strips set status = 'PUBLISHED';

    ${stopReportingChanges('banners')} ${reportChanges('banners', banners)}
    ${stopReportingChanges('top_strips')} ${reportChanges('top_strips', topStrips)}

    create table banner_stats (
      banner_id integer not null references banners on delete cascade,
      hour timestamptz not null,
      views integer not null default 0 check (views >= 0),
      clicks integer not null default 0 check (clicks >= 0),
      primary key (banner_id, hour)
    );
    create table banner_visits (
      banner_id integer not null references banners on delete cascade,
      day date not null,
      kind text not null check (kind in ('view', 'click')),
      visitor_hash text not null,
      primary key (day, banner_id, kind, visitor_hash)
    );
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop table banner_visits, banner_stats;
    ${stopReportingChanges('banners')} ${reportChanges('banners', `array['banners']`)}
    ${stopReportingChanges('top_strips')} ${reportChanges('top_strips', `array['top_strips']`)}
    alter table top_strips drop column status, drop column version, drop column deleted_at,
      drop constraint top_strips_links;
    alter table banners drop column status, drop column paused_at, drop column version, drop column deleted_at,
      drop constraint banners_of_categories, drop constraint banners_counts;
    `,
  );
