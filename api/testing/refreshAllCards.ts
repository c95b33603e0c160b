import { Prod, refreshProdCards } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import type { Sequelize } from 'sequelize';

/** Updates the cards of all courses after a test has built its data. */
export async function refreshAllCards(sequelize: Sequelize): Promise<void> {
  const prods = await Prod.findAll({ attributes: ['id'] });
  const ids = prods.map(({ id }) => id);
  await inTransaction(sequelize, (transaction) => refreshProdCards(ids, transaction));
}
