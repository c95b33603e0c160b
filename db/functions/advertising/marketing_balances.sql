-- Every centre has a balance; its ledger changes it in the same statement and is final.

create or replace function open_marketing_balance() returns trigger language plpgsql as $$
begin
  insert into marketing_balances (center_id) values (new.id) on conflict (center_id) do nothing;
  return null;
end $$;

create or replace trigger open_marketing_balance after insert on centers
  for each row execute function open_marketing_balance();

create or replace function enter_marketing_tx() returns trigger language plpgsql as $$
declare
  available bigint;
begin
  -- Locks the balance until the transaction ends: a concurrent entry sees this one.
  update marketing_balances set
      total = total + case when new.is_reserve then 0 else new.sum end,
      reserved = reserved - case when new.is_reserve then new.sum else 0 end,
      updated_at = now()
    where id = new.balance_id
    returning total - reserved into available;
  if new.sum < 0 and new.kind <> 'PENALTY' and available < 0 then
    raise exception 'marketing balance % would fall below nothing', new.balance_id
      using errcode = '23514', constraint = 'marketing_balances_not_below_nothing';
  end if;
  return new;
end $$;

create or replace trigger enter before insert on marketing_tx
  for each row execute function enter_marketing_tx();

create or replace trigger keep_written before update or delete on marketing_tx
  for each row execute function refuse_change('what was written into the ledger of marketing balances neither changes nor vanishes');
create or replace trigger refuse_truncation before truncate on marketing_tx
  for each statement execute function refuse_change('what was written into the ledger of marketing balances neither changes nor vanishes');
