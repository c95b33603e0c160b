import type { Sequelize, Transaction } from 'sequelize';

/**
 * Assigns anonymous sold seats to these people: the number taken stays, so that pages show the same. Only
 * unlimited pools take more.
 */
export async function keepSeats(
  sequelize: Sequelize,
  takes: readonly { pool_id: number; participant_id: number; taken_at: Date }[],
  transaction: Transaction,
): Promise<void> {
  const bind = [JSON.stringify(takes)];
  for (const statement of statements) await sequelize.query(statement, { bind, transaction });
  // Updates the mirror manually, before the first read.
  await sequelize.query('delete from seat_news', { transaction });
}

const sent = 'jsonb_to_recordset($1) as sent(pool_id int, participant_id int, taken_at timestamptz)';

const statements = [
  `insert into seat_takes (pool_id, participant_id, taken_at) select pool_id, participant_id, taken_at from ${sent}`,
  `update seat_pools s set taken = s.taken + greatest(0, held.count - s.elsewhere),
     elsewhere = greatest(0, s.elsewhere - held.count)
   from (select pool_id, count(*)::int as count from ${sent} group by pool_id) held where s.id = held.pool_id`,
  `update prods p set seats_taken = s.taken from seat_pools s
   where s.prod_id = p.id and s.is_whole and s.taken <> p.seats_taken
     and s.id in (select pool_id from ${sent})`,
];
