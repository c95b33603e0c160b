import type { Sequelize, Transaction } from 'sequelize';

/** The connection that a transaction runs on; Sequelize keeps it there and leaves it out of its types. */
export const sequelizeOf = (transaction: Transaction): Sequelize =>
  (transaction as Transaction & { sequelize: Sequelize }).sequelize;
