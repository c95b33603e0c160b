import type { QueryInterface } from 'sequelize';
import { reportChanges, stopReportingChanges } from '../changeReports.ts';
import { inOneTransaction } from '../sql.ts';

/**
 * Every table that a public page shows reports its changes here by trigger, whoever writes it. `tags` name the pages
 * that show the row; `xid` lets readers wait for transactions that took an earlier id but commit later.
 */
const watched: Record<string, string> = {
  prods: `array['prod:' || (r ->> 'id')]`,
  prod_prices: `array['prod:' || (r ->> 'prod_id')]`,
  prod_lecturers: `array['prod:' || (r ->> 'prod_id'), 'lecturer:' || (r ->> 'lecturer_id')]`,
  lecturers: `array['lecturer:' || (r ->> 'id'), 'lecturers']`,
  centers: `array['center:' || (r ->> 'id')]`,
  cities: `array['cities']`,
  categories: `array['categories']`,
  specializations: `array['specializations']`,
  synonyms: `array['synonyms']`,
  banners: `array['banners']`,
  top_strips: `array['top_strips']`,
  user_roles: `array['user:' || (r ->> 'user_id')]`,
  users: `array['user:' || (r ->> 'id')]`,
  prod_cards: `array['prod:' || (r ->> 'prod_id'), 'list', 'list:type:' || (r ->> 'type')]
    || array(select 'list:category:' || c from jsonb_array_elements_text(r -> 'categories') c)
    || array(select 'lecturer:' || l from jsonb_array_elements_text(r -> 'lecturer_ids') l)`,
};

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table change_log (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      entity text not null,
      entity_id integer,
      tags text[] not null,
      at timestamptz not null default now()
    );
    create index change_log_by_xid on change_log (xid, id);
    create index change_log_by_time on change_log (at);
    create table installation (id uuid not null default gen_random_uuid(), started_at timestamptz not null default now());
    create unique index installation_is_one on installation ((true));
    insert into installation default values;
    ${Object.entries(watched)
      .map(([table, tags]) => reportChanges(table, tags))
      .join('\n')}
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `${Object.keys(watched).map(stopReportingChanges).join('\n')}
    drop table installation, change_log;`,
  );
