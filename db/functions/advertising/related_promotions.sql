-- What is not published, paused or deleted is off the site at once, and so is all of an organisation that does not work.

create or replace function settle_related_promotion() returns trigger language plpgsql as $$
begin
  if new.status <> 'CONFIRMED' or new.pause is not null or new.deleted_at is not null
    or new.shown_on not between new.starts_on and new.ends_on then
    new.shown_on := null;
  end if;
  return new;
end $$;

create or replace trigger settle_related_promotion before update on related_promotions
  for each row execute function settle_related_promotion();

create or replace function hide_promotions_of_merchant() returns trigger language plpgsql as $$
begin
  update related_promotions set shown_on = null where merchant_id = new.id and shown_on is not null;
  return null;
end $$;

create or replace trigger hide_promotions after update of status, deleted_at on merchants
  for each row when (new.status <> 'CONFIRMED' or new.deleted_at is not null)
  execute function hide_promotions_of_merchant();
