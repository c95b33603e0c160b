-- Entries of the audit log are final.

create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'what was journalled neither changes nor vanishes' using errcode = '23514';
end $$;

create or replace trigger refuse_change before update or delete on audit_log
  for each row execute function refuse_change_of_audit_log();
create or replace trigger refuse_truncation before truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();
