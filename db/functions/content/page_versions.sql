-- Published editions are final.

create or replace trigger refuse_change before update or delete on page_versions
  for each row execute function refuse_change('a published edition neither changes nor vanishes');
create or replace trigger refuse_truncation before truncate on page_versions
  for each statement execute function refuse_change('a published edition neither changes nor vanishes');
