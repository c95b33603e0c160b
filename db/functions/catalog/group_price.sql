-- The price that each of so many participants pays.

create or replace function group_price(price_now bigint, counts integer[], prices integer[], participants integer)
  returns bigint language sql immutable parallel safe as $$
  select least(price_now, (select min(price) from unnest(counts, prices) as tier (least_count, price)
    where least_count <= participants))
$$;
