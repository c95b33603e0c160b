-- An ended pinning frees its weeks; a restored one takes them again if they are free.

create or replace function end_pinning() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null or new.status in ('FINISHED', 'CANCELED', 'REJECTED', 'REFUNDED') then
    new.shown_on := null;
    update pinned_weeks set is_held = false where pinning_id = new.id and is_held;
  elsif old.deleted_at is not null then
    update pinned_weeks set is_held = true where pinning_id = new.id;
  end if;
  return new;
end $$;

create or replace trigger end_pinning before update on pinnings
  for each row execute function end_pinning();
