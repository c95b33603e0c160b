-- A payment pays at most its own sum, however many invoices it is divided among.

create or replace function refuse_more_than_came() returns trigger language plpgsql as $$
begin
  if (select sum(m.sum) from bank_matches m where m.line_id = new.line_id)
    > (select l.sum from bank_lines l where l.id = new.line_id) then
    raise exception 'a payment pays no more than it is' using errcode = '23514';
  end if;
  return null;
end $$;

create or replace trigger refuse_more_than_came after insert or update on bank_matches
  for each row execute function refuse_more_than_came();
