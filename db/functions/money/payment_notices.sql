-- Notices of the bank are evidence; they may be deleted after five years, forged ones after one.

create or replace function refuse_change_of_payment_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '5 years'
      or (old.verdict in ('SHAPE', 'TOKEN', 'TERMINAL') and old.at < now() - interval '1 year') then
      return old;
    end if;
  end if;
  raise exception 'what the bank has sent neither changes nor vanishes' using errcode = '23514';
end $$;

create or replace trigger refuse_change before update or delete on payment_notices
  for each row execute function refuse_change_of_payment_notices();
create or replace trigger refuse_truncation before truncate on payment_notices
  for each statement execute function refuse_change_of_payment_notices();
