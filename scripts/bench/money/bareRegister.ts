import pg from 'pg';

/** The least that has to happen: the same columns of the same tables, read by the driver and put on lines, and nothing else. Seconds. */
export async function bareRegister(url: string): Promise<number> {
  const database = new pg.Client(url);
  await database.connect();
  try {
    const began = performance.now();
    const { rows } = await database.query<unknown[]>({ text: register, rowMode: 'array' });
    const bytes = Buffer.from(rows.map((row) => `${row.join(';')}\r\n`).join(''));
    if (bytes.length === 0) throw new Error('the register is empty');
    return (performance.now() - began) / 1000;
  } finally {
    await database.end();
  }
}

const register = `
  with asked as (select * from orders where created_at >= '2026-10-01T00:00+03' and created_at < '2026-11-01T00:00+03')
  select o.id, o.number, date(o.created_at at time zone 'Europe/Moscow')::text, l.paid_on::text, o.snapshot->>'name', c.name, o.last_name,
    o.buyer_kind, o.count, o.payment_method, o.subtotal, o.promo_sum, o.bonus_sum, l.paid, l.refunded, o.status, l.commission
  from asked o join centers c on c.id = o.center_id join (
    select order_id, min(day) filter (where kind = 'RECEIVED') as paid_on, sum(sum) filter (where kind = 'RECEIVED' and account = 'CARD') as paid,
      sum(sum) filter (where kind = 'PAID_BACK' and account = 'BUYER') as refunded, sum(sum) filter (where account = 'COMMISSION') as commission
    from ledger_entries where order_id in (select id from asked) group by order_id
  ) l on l.order_id = o.id
  order by o.created_at, o.id`;
