-- Pools follow the limits of their course. A pool that is added later starts with the seats already taken.

create or replace function seat_pool_of_prod() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into seat_pools (prod_id, total, taken, elsewhere)
    values (new.id, new.seats_total, new.seats_taken, new.seats_taken);
  elsif new.seats_total is distinct from old.seats_total then
    update seat_pools set total = new.seats_total where prod_id = new.id and is_whole;
  end if;
  return null;
end $$;

create or replace trigger seat_pool_of_prod after insert or update of seats_total on prods
  for each row execute function seat_pool_of_prod();

create or replace function seat_pool_of_price() returns trigger language plpgsql as $$
declare pool integer;
begin
  if new.seats_limit is null and tg_op = 'INSERT' then return null; end if;
  if tg_op = 'UPDATE' and new.seats_limit is not distinct from old.seats_limit then return null; end if;
  select id into pool from seat_pools where prod_id = new.prod_id and price_id = new.id;
  if pool is null then
    insert into seat_pools (prod_id, price_id) values (new.prod_id, new.id) returning id into pool;
    perform adopt_seats(pool);
  end if;
  update seat_pools set total = new.seats_limit where id = pool;
  return null;
end $$;

create or replace trigger seat_pool_of_price after insert or update of seats_limit on prod_prices
  for each row execute function seat_pool_of_price();

create or replace function seat_pools_of_participations() returns trigger language plpgsql as $$
declare of record; pool integer;
begin
  update seat_pools set total = null where prod_id = new.id and participation is not null and total is not null
    and participation not in (select l ->> 'participation' from jsonb_array_elements(new.seats_limits) l);
  for of in
    select l ->> 'participation' as participation, (l ->> 'count')::integer as count
    from jsonb_array_elements(new.seats_limits) l
  loop
    select id into pool from seat_pools where prod_id = new.id and participation = of.participation;
    if pool is null then
      insert into seat_pools (prod_id, participation) values (new.id, of.participation) returning id into pool;
      perform adopt_seats(pool);
    end if;
    update seat_pools set total = of.count where id = pool;
  end loop;
  return null;
end $$;

create or replace trigger seat_pools_of_participations after insert or update of seats_limits on prods
  for each row execute function seat_pools_of_participations();

create or replace function adopt_seats(pool integer) returns void language sql as $$
  insert into seat_takes (pool_id, participant_id)
  select p.id, held.participant_id
  from seat_pools p join seat_pools w on w.prod_id = p.prod_id and w.is_whole
    join seat_takes held on held.pool_id = w.id and held.released_at is null
    join order_participants m on m.id = held.participant_id join orders o on o.id = m.order_id
  where p.id = pool and (m.price_id = p.price_id or o.participation = p.participation)
  on conflict do nothing;
  update seat_pools p set taken = (
    select count(*) from seat_takes t where t.pool_id = p.id and t.released_at is null
  ) where p.id = pool;
$$;

create or replace function tell_of_seats() returns trigger language plpgsql as $$
begin
  insert into seat_news (prod_id) values (new.prod_id);
  return null;
end $$;

create or replace trigger tell_of_seats after update of taken, total on seat_pools
  for each row when (old.taken is distinct from new.taken or old.total is distinct from new.total) execute function tell_of_seats();
