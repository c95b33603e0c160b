import { QueryTypes, type Sequelize } from 'sequelize';

/** A limit, so that deleting old rows does not block new ones. */
const most = 5000;

/**
 * Deletes rows of a table; returns how many.
 * @param old - selects their ids; `$1` is the limit, `bind` the following parameters
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
