-- Every centre and every trading organisation has a balance; its ledger changes it in the same statement and is final.

create or replace function open_marketing_balance() returns trigger language plpgsql as $$
begin
  insert into marketing_balances (center_id) values (new.id) on conflict (center_id) do nothing;
  return null;
end $$;

create or replace trigger open_marketing_balance after insert on centers
  for each row execute function open_marketing_balance();

create or replace function open_merchant_balance() returns trigger language plpgsql as $$
begin
  insert into marketing_balances (merchant_id) values (new.id) on conflict (merchant_id) do nothing;
  return null;
end $$;

create or replace trigger open_merchant_balance after insert on merchants
  for each row execute function open_merchant_balance();

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
  -- A charge of what was kept for its lead or mailing takes nothing new, also where a penalty has overdrawn the balance since.
  if new.sum < 0 and new.kind <> 'PENALTY' and available < 0 and not (
    new.kind in ('SPEND_LEAD', 'SPEND_MAILING') and not new.is_reserve and exists (
      select from marketing_tx
      where source_type = new.source_type and source_id = new.source_id and kind = new.kind and is_reserve
        and (sum = -new.sum or new.kind = 'SPEND_MAILING' and sum > -new.sum) and balance_id = new.balance_id)
  ) then
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
