-- A centre that has paused its sales gets no orders and no requests of companies, however stale the sender's
-- view of it is. Staff may sell nevertheless; a rescheduled order is no new sale; and what was asked for before the
-- pause may be answered: an order of a lecturer's hours has been asked for, and so has that of a company's request.

create or replace function refuse_sale_of_closed_center() returns trigger language plpgsql as $$
declare closed record;
begin
  select closed_to, closure_note into closed from centers
  where id = new.center_id and (now() at time zone 'Europe/Moscow')::date between closed_from and closed_to;
  if not found then return new; end if;
  if tg_table_name = 'orders' and exists (select from legal_requests where order_id = new.id) then return new; end if;
  raise exception 'the centre % has paused its sales', new.center_id
    using errcode = 'check_violation', constraint = 'centers_sell', table = 'centers',
      detail = to_json(closed)::text;
end $$;

-- An order for a request defers it: the request learns of its order later in the same transaction.
-- There is no "create or replace" for constraint triggers.
drop trigger if exists refuse_sale_of_closed_center on orders;
create constraint trigger refuse_sale_of_closed_center after insert on orders deferrable initially immediate
  for each row when (new.buyer_kind <> 'STAFF' and new.moved_from_id is null and new.lesson_from is null)
  execute function refuse_sale_of_closed_center();

create or replace trigger refuse_sale_of_closed_center before insert on legal_requests
  for each row when (new.created_by is null)
  execute function refuse_sale_of_closed_center();
