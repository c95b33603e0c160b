import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Nobody reads a UUID aloud at a door: eight signs are enough within one course, and the database keeps them apart. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create function ticket_short_code(seed uuid) returns text language sql immutable as $$
      select string_agg(substr('23456789ACEHKMPTXY', 1 + get_byte(uuid_send(seed), at) % 18, 1), '' order by at)
      from unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) at
    $$;

    alter table order_participants add column short_code text;
    update order_participants p
      set short_code = ticket_short_code(case when doubles.place = 1 then p.ticket_code else gen_random_uuid() end)
      from (select id, row_number() over (partition by prod_id, ticket_short_code(ticket_code) order by id) as place
            from order_participants) doubles
      where doubles.id = p.id;
    alter table order_participants alter column short_code set not null,
      add constraint order_participants_short_code_check check (short_code ~ '^[2-9ACEHKMPTXY]{8}$');
    create unique index order_participants_short_code on order_participants (prod_id, short_code);

    create function give_short_code() returns trigger language plpgsql as $$
    declare seed uuid := new.ticket_code;
    begin
      loop
        new.short_code := ticket_short_code(seed);
        exit when not exists (
          select from order_participants where prod_id = new.prod_id and short_code = new.short_code);
        seed := gen_random_uuid();
      end loop;
      return new;
    end $$;
    create trigger order_participants_short_code before insert on order_participants
      for each row when (new.short_code is null) execute function give_short_code();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop trigger order_participants_short_code on order_participants;
    drop function give_short_code();
    alter table order_participants drop column short_code;
    drop function ticket_short_code(uuid);
    `,
  );
