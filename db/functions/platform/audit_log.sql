-- Entries of the audit log are final.

create or replace trigger refuse_change before update or delete on audit_log
  for each row execute function refuse_change('what was journalled neither changes nor vanishes');
create or replace trigger refuse_truncation before truncate on audit_log
  for each statement execute function refuse_change('what was journalled neither changes nor vanishes');
