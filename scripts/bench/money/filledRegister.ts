import pg from 'pg';

export interface Filling {
  orders: number;
  /** How many months they are spread over; the last is `filledMonth`. */
  months?: number;
  centers: readonly number[];
  prods: readonly number[];
}

/** Months of orders with their ledger entries, written by the database itself: paid, some with a discount, some refunded. */
export async function fillWithOrders(
  url: string,
  { orders, months = 1, centers, prods }: Filling,
): Promise<void> {
  const database = new pg.Client(url);
  await database.connect();
  try {
    // What is written here is balanced, and nobody is to follow a million changes.
    await database.query(
      `alter table orders disable trigger user; alter table ledger_entries disable trigger user`,
    );
    await database.query(sold, [orders, centers, prods, months]);
    await database.query(booked);
    await database.query(
      `alter table orders enable trigger user; alter table ledger_entries enable trigger user`,
    );
    await database.query('vacuum analyze orders');
    await database.query('vacuum analyze ledger_entries');
  } finally {
    await database.end();
  }
}

/** A month in the past, so that it no longer changes. */
export const filledMonth = 'from=2026-10-01&to=2026-10-31';

const sold = `
  insert into orders (token, prod_id, center_id, buyer_kind, last_name, first_name, phone, email, count, subtotal, promo_sum, total,
    paid_sum, refunded_sum, payment_method, payment_kind, status, refund_policy, snapshot, commission_percent, confirmed_at, created_at)
  select md5(n::text), ($3::int[])[1 + n % cardinality($3::int[])], ($2::int[])[1 + n % cardinality($2::int[])], 'GUEST',
    'Замеров' || n, 'Инна', '+79' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'buyer' || n || '@bench.local', 1 + n % 3,
    2000000, promo, 2000000 - promo, 2000000 - promo, back, 'CARD', 'TINKOFF',
    case when back > 0 then 'REFUNDED' else 'CONFIRMED' end, '[]', jsonb_build_object('name', 'Курс «Эндодонтия & протезирование» № ' || n % 500),
    15, made, made
  from generate_series(1, $1::int) n,
    lateral (select case when n % 5 = 0 then 200000 else 0 end as promo) p,
    lateral (select case when n % 20 = 1 then 2000000 - promo else 0 end as back) b,
    lateral (select timestamptz '2026-10-31T00:00+03' - ($1::int - n) * ($4::int * interval '30 days') / $1::int as made) m`;

const booked = `
  insert into ledger_entries (deed, kind, account, sum, order_id, center_id, day, at)
  select md5(o.id || e.kind)::uuid, e.kind, e.account, e.sum, o.id, o.center_id, date(o.created_at at time zone 'Europe/Moscow'), o.created_at
  from orders o, lateral (values
    ('RECEIVED', 'CARD', o.total), ('RECEIVED', 'BUYER', -o.total),
    ('SOLD', 'BUYER', o.total), ('SOLD', 'PROMO', o.promo_sum), ('SOLD', 'CENTER', -o.subtotal * 85 / 100), ('SOLD', 'COMMISSION', -o.subtotal * 15 / 100),
    ('UNSOLD', 'BUYER', -o.refunded_sum), ('UNSOLD', 'PROMO', case when o.refunded_sum > 0 then -o.promo_sum else 0 end),
    ('UNSOLD', 'CENTER', case when o.refunded_sum > 0 then o.subtotal * 85 / 100 else 0 end),
    ('UNSOLD', 'COMMISSION', case when o.refunded_sum > 0 then o.subtotal * 15 / 100 else 0 end),
    ('PAID_BACK', 'BUYER', o.refunded_sum), ('PAID_BACK', 'CARD', -o.refunded_sum)
  ) e(kind, account, sum) where e.sum <> 0`;
