import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const tables = ['cities', 'specializations', 'documents', 'synonyms'];

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    ${tables.map((table) => `alter table ${table} add column deleted_at timestamptz;`).join('\n')}

    alter table cities drop constraint cities_name_region_key;
    create unique index cities_are_named_once on cities (name, region) where deleted_at is null;
    alter table specializations drop constraint specializations_name_key;
    create unique index specializations_are_named_once on specializations (name) where deleted_at is null;

    -- A foreign key does not see that a row has gone to the trash.
    create function keep_city_in_use() returns trigger language plpgsql as $$
    begin
      -- Waits for whoever is about to name the city.
      perform from cities where id = new.id for update;
      if exists (select from prods where city_id = new.id) or exists (select from lecturers where city_id = new.id) then
        raise exception 'city % is in use', new.id using errcode = '23503', table = 'cities';
      end if;
      return new;
    end $$;
    create trigger keep_in_use before update of deleted_at on cities
      for each row when (old.deleted_at is null and new.deleted_at is not null) execute function keep_city_in_use();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop trigger keep_in_use on cities;
    drop function keep_city_in_use();
    ${tables.map((table) => `delete from ${table} where deleted_at is not null;`).join('\n')}
    drop index specializations_are_named_once;
    alter table specializations add constraint specializations_name_key unique (name);
    drop index cities_are_named_once;
    alter table cities add constraint cities_name_region_key unique (name, region);
    ${tables.map((table) => `alter table ${table} drop column deleted_at;`).join('\n')}
    `,
  );
