-- Refuses to change what is final; a trigger says which words are refused with.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = '23514';
end $$;
