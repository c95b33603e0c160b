-- A changed commission of a centre leaves the moment from which it applies.

create or replace function keep_center_rate() returns trigger language plpgsql as $$
begin
  insert into center_rates (center_id, percent) values (new.id, new.sale);
  return null;
end $$;

create or replace trigger keep_first_rate after insert on centers
  for each row execute function keep_center_rate();
create or replace trigger keep_new_rate after update of sale on centers
  for each row when (old.sale is distinct from new.sale) execute function keep_center_rate();
