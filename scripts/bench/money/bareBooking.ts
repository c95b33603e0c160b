import pg from 'pg';

export interface BareCourse {
  prod_id: number;
  center_id: number;
  pool_id: number;
}

/** The least that a booking has to write, by a bare driver without our code: the limit of the database itself. */
export async function openBareBooking(url: string, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return {
    async book({ prod_id, center_id, pool_id }: BareCourse, place: number): Promise<void> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const token = `bare${place}`.padEnd(32, '-');
        const email = `bare${place}@bench.local`;
        const { rows } = await client.query(order, [token, prod_id, center_id, email]);
        const participant = await client.query(person, [rows[0].id, prod_id, email]);
        await client.query('insert into seat_takes (pool_id, participant_id) values ($1, $2)', [
          pool_id,
          participant.rows[0].id,
        ]);
        const { rowCount } = await client.query(seat, [pool_id]);
        if (rowCount !== 1) throw new Error('there are no seats');
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

const order = `
  insert into orders (token, prod_id, center_id, buyer_kind, last_name, first_name, phone, email, count, subtotal, total,
    payment_method, refund_policy, snapshot)
  values ($1, $2, $3, 'GUEST', 'Замерова', 'Инна', '+79001234567', $4, 1, 500000, 500000, 'CARD', '[]', '{}') returning id`;
const person = `
  insert into order_participants (order_id, prod_id, number, last_name, first_name, email, unit_price, tier_label)
  values ($1, $2, 1, 'Замерова', 'Инна', $3, 500000, 'Основная цена') returning id`;
const seat = `
  update seat_pools set taken = taken + 1 where id = $1 and (total is null or taken < total) returning id`;
