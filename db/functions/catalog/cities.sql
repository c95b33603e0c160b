-- A foreign key does not prevent moving a row to the trash.

create or replace function keep_city_in_use() returns trigger language plpgsql as $$
begin
  -- Waits for a concurrent transaction that is about to use the city.
  perform from cities where id = new.id for update;
  if exists (select from prods where city_id = new.id) or exists (select from lecturers where city_id = new.id) then
    raise exception 'city % is in use', new.id using errcode = '23503', table = 'cities';
  end if;
  return new;
end $$;

create or replace trigger keep_in_use before update of deleted_at on cities
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function keep_city_in_use();
