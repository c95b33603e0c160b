-- The entries of one transaction add up to zero, and entries are final.

create or replace function refuse_unbalanced_deed() returns trigger language plpgsql as $$
begin
  if (select sum(e.sum) from ledger_entries e where e.deed = new.deed) <> 0 then
    raise exception 'the entries of a deed do not add up to nothing' using errcode = '23514';
  end if;
  return null;
end $$;

-- There is no "create or replace" for constraint triggers.
drop trigger if exists deeds_balance on ledger_entries;
create constraint trigger deeds_balance after insert on ledger_entries deferrable initially deferred
  for each row execute function refuse_unbalanced_deed();

create or replace trigger refuse_change before update or delete on ledger_entries
  for each row execute function refuse_change('what was booked neither changes nor vanishes');
create or replace trigger refuse_truncation before truncate on ledger_entries
  for each statement execute function refuse_change('what was booked neither changes nor vanishes');
