-- Published editions are final.

create or replace function refuse_change_of_page_version() returns trigger language plpgsql as $$
begin
  raise exception 'a published edition neither changes nor vanishes' using errcode = '23514';
end $$;

create or replace trigger refuse_change before update or delete on page_versions
  for each row execute function refuse_change_of_page_version();
create or replace trigger refuse_truncation before truncate on page_versions
  for each statement execute function refuse_change_of_page_version();
