import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/** Ids of cities by name; of those that share a name, the largest. */
export async function citiesByName(
  sequelize: Sequelize,
  transaction: Transaction,
): Promise<Map<string, number>> {
  const rows = await sequelize.query<{ id: number; name: string }>(
    'select id, name from cities order by population, id desc',
    {
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
