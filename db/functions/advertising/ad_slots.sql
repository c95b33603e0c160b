-- Every category has its slots; a place beyond what a slot has is never taken.

create or replace function open_ad_slots() returns trigger language plpgsql as $$
begin
  insert into ad_slots (slot, category_id) values (15, new.id), (20, new.id), (25, new.id) on conflict do nothing;
  return null;
end $$;

create or replace trigger open_ad_slots after insert on categories
  for each row execute function open_ad_slots();

create or replace function refuse_place_beyond_count() returns trigger language plpgsql as $$
begin
  if new.place > (select count from ad_slots where id = new.ad_slot_id) then
    raise exception 'slot % has no place %', new.ad_slot_id, new.place
      using errcode = '23514', constraint = 'ad_places_within_count';
  end if;
  return new;
end $$;

create or replace trigger refuse_place_beyond_count before insert on ad_places
  for each row execute function refuse_place_beyond_count();

create or replace trigger keep_written before update on ad_slot_prices
  for each row execute function refuse_change('a published price does not change: publish another');
