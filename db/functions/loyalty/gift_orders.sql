-- Orders are counted under the lock of their gift. Ended orders are final.

create or replace function count_gift_orders() returns trigger language plpgsql as $$
declare
  most integer;
begin
  if tg_op = 'UPDATE' then
    update gifts set ordered_count = ordered_count - 1 where id = new.gift_id;
    return null;
  end if;
  update gifts set ordered_count = ordered_count + 1 where id = new.gift_id returning per_person_limit into most;
  if most < (select count(*) from gift_orders where gift_id = new.gift_id and bonus_key = new.bonus_key
    and status in ('CREATED', 'CONFIRMED')) then
    raise exception 'one person has had his share of this gift' using errcode = '23514';
  end if;
  return null;
end $$;

create or replace trigger count_given_back after update of status on gift_orders
  for each row when (old.status in ('CREATED', 'CONFIRMED') and new.status in ('CANCELED', 'REJECTED')) execute function count_gift_orders();
create or replace trigger count_ordered after insert on gift_orders
  for each row when (new.status in ('CREATED', 'CONFIRMED')) execute function count_gift_orders();

create or replace trigger keep_ended before update of status on gift_orders
  for each row when (old.status <> 'CREATED' and new.status <> old.status) execute function refuse_change('a gift order that ended neither changes its status nor vanishes');
create or replace trigger keep_written before delete on gift_orders
  for each row execute function refuse_change('a gift order that ended neither changes its status nor vanishes');
