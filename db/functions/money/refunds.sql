-- The refunds of an order never exceed what was paid for it.

create or replace function refuse_refund_of_too_much() returns trigger language plpgsql as $$
begin
  if new.source = 'ORDER' and new.status in ('PREPARE', 'CREATED', 'CONFIRMED', 'FINISHED') and (
    select sum(coalesce(r.approved_sum, r.requested_sum)) from refunds r
    where r.order_id = new.order_id and r.source = 'ORDER'
      and r.status in ('PREPARE', 'CREATED', 'CONFIRMED', 'FINISHED')
  ) > (select o.paid_sum from orders o where o.id = new.order_id) then
    raise exception 'more is given back than was paid' using errcode = '23514';
  end if;
  return null;
end $$;

-- There is no "create or replace" for constraint triggers.
drop trigger if exists refunds_give_back_what_came on refunds;
create constraint trigger refunds_give_back_what_came after insert or update on refunds
  for each row execute function refuse_refund_of_too_much();
