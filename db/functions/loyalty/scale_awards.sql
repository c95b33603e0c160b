-- Awards are decided once.

create or replace function refuse_change_of_scale_awards() returns trigger language plpgsql as $$
begin
  raise exception 'what a company was given for an order is decided once' using errcode = '23514';
end $$;

create or replace trigger refuse_change before update or delete on scale_awards
  for each row execute function refuse_change_of_scale_awards();
