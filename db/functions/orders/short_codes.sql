-- Short codes of tickets are unique within one course and derived from the long code.

create or replace function ticket_short_code(seed uuid) returns text language sql immutable as $$
  select string_agg(substr('23456789ACEHKMPTXY', 1 + get_byte(uuid_send(seed), at) % 18, 1), '' order by at)
  from unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) at
$$;

create or replace function give_short_code() returns trigger language plpgsql as $$
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

create or replace trigger order_participants_short_code before insert on order_participants
  for each row when (new.short_code is null) execute function give_short_code();
