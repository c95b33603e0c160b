import { QueryTypes, type Transaction } from 'sequelize';
import { connection } from './connection.ts';
import { livingId } from './joined.ts';

/** The available sum: an expired lot counts for nothing, even before it is written off. */
export async function spendableOf(key: string | null, transaction?: Transaction): Promise<number> {
  const [found] = await connection().query<{ balance: number }>(
    `select coalesce(sum(l."left"), 0)::int as balance
     from bonus_accounts a join bonus_lots l on l.account_id = ${livingId('a')} and l."left" > 0 and l.expires_at > now()
     where a.key = :key`,
    { replacements: { key }, type: QueryTypes.SELECT, transaction },
  );
  return found?.balance ?? 0;
}
