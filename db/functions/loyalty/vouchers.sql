-- The ledger of gift vouchers changes the balance in the same statement and is final.

create or replace function enter_voucher_tx() returns trigger language plpgsql as $$
begin
  -- Locks the voucher until the transaction ends: a concurrent entry sees this one.
  update vouchers set balance = balance + new.sum, updated_at = now() where id = new.voucher_id;
  return new;
end $$;

create or replace trigger enter before insert on voucher_tx
  for each row execute function enter_voucher_tx();

create or replace trigger keep_written before update or delete on voucher_tx
  for each row execute function refuse_change('what was written of a gift certificate neither changes nor vanishes');
create or replace trigger refuse_truncation before truncate on voucher_tx
  for each statement execute function refuse_change('what was written of a gift certificate neither changes nor vanishes');
