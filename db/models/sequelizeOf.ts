import type { Model, ModelStatic, Sequelize, Transaction } from 'sequelize';

/** The connection that a transaction runs on; Sequelize keeps it there and leaves it out of its types. */
export const sequelizeOf = (transaction: Transaction): Sequelize =>
  (transaction as Transaction & { sequelize: Sequelize }).sequelize;

/** The connection that the models are bound to. */
export function connectionOf({ sequelize }: ModelStatic<Model>): Sequelize {
  if (!sequelize) throw new Error('the models are not bound to a connection');
  return sequelize;
}

/**
 * Waits until no other transaction holds this name, and holds it until this one ends. For work that no row stands
 * for yet: counting, finding the last number, inserting the first of a kind.
 */
export async function takeTurn(name: string, transaction: Transaction): Promise<void> {
  const sql = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
  await sequelizeOf(transaction).query(sql, { bind: [name], transaction });
}
