import { Prod, refreshProdCards } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import type { Sequelize } from 'sequelize';

/** Brings the cards of all courses up to date with what a test has built. */
export async function refreshAllCards(sequelize: Sequelize): Promise<void> {
  const prods = await Prod.findAll({ attributes: ['id'] });
  const ids = prods.map(({ id }) => id);
  await inTransaction(sequelize, (transaction) => refreshProdCards(ids, transaction));
}
