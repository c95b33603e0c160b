-- The ledger of bonuses is final; a pending entry alone becomes active or void.

create or replace function keep_bonus_tx() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'PENDING' and new.state in ('ACTIVE', 'VOID')
    and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' then
    return new;
  end if;
  raise exception 'what was written into the ledger of bonuses neither changes nor vanishes' using errcode = '23514';
end $$;

create or replace trigger keep_written before update or delete on bonus_tx
  for each row execute function keep_bonus_tx();
create or replace trigger refuse_truncation before truncate on bonus_tx
  for each statement execute function keep_bonus_tx();

create or replace trigger refuse_change before update or delete on bonus_lot_moves
  for each row execute function refuse_change('what was taken from a lot of bonuses is written down for good');
create or replace trigger refuse_truncation before truncate on bonus_lot_moves
  for each statement execute function refuse_change('what was taken from a lot of bonuses is written down for good');
