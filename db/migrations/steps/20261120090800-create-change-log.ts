import type { QueryInterface } from 'sequelize';
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
    ${Object.entries(watched).map(watch).join('\n')}
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `${Object.keys(watched)
      .map((table) => `drop trigger report_change on ${table}; drop function report_change_of_${table}();`)
      .join('\n')}
    drop table installation, change_log;`,
  );

function watch([table, tags]: [string, string]): string {
  return `
    create function report_change_of_${table}() returns trigger language plpgsql as $$
    declare
      r jsonb;
      seen text[] := '{}';
    begin
      if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,last_used_at,view_count,click_count}'::text[]
        = to_jsonb(new) - '{updated_at,last_used_at,view_count,click_count}'::text[] then return null; end if;
      if tg_op <> 'INSERT' then r := to_jsonb(old); seen := seen || ${tags}; end if;
      if tg_op <> 'DELETE' then r := to_jsonb(new); seen := seen || ${tags}; end if;
      insert into change_log (entity, entity_id, tags)
      values ('${table}', coalesce(r ->> 'prod_id', r ->> 'user_id', r ->> 'id')::integer, array(select distinct unnest(seen)));
      return null;
    end $$;
    create trigger report_change after insert or update or delete on ${table}
      for each row execute function report_change_of_${table}();`;
}
