import { QueryTypes, type Sequelize } from 'sequelize';

/** At once, so that no look at what is old holds up what is written now. */
const most = 5000;

/**
 * Deletes rows of a table, and answers how many.
 * @param old - selects their ids; `$1` is how many at most, `bind` what follows
 */
export async function deleteOldest(
  sequelize: Sequelize,
  { table, old, bind = [] }: { table: 'outbox' | 'payment_notices'; old: string; bind?: readonly string[] },
): Promise<number> {
  const gone = await sequelize.query<{ id: string }>(
    `delete from ${table} where id in (${old}) returning id`,
    { bind: [most, ...bind], type: QueryTypes.SELECT },
  );
  return gone.length;
}
