-- An ended pinning frees its weeks; a restored one takes them again if they are free. A week in which it stood on the site is noted.

create or replace function end_pinning() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null or new.status in ('FINISHED', 'CANCELED', 'REJECTED', 'REFUNDED') then
    new.shown_on := null;
    update pinned_weeks set is_held = false where pinning_id = new.id and is_held;
  elsif old.deleted_at is not null then
    update pinned_weeks set is_held = true where pinning_id = new.id;
  end if;
  if new.shown_on is not null and new.shown_on is distinct from old.shown_on then
    update pinned_weeks set was_shown = true
    where pinning_id = new.id and week = date_trunc('week', new.shown_on)::date and not was_shown;
  end if;
  return new;
end $$;

create or replace trigger end_pinning before update on pinnings
  for each row execute function end_pinning();
