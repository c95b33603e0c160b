import type { Sequelize, Transaction } from 'sequelize';
import { connect, forTests } from '../postgres/connection.ts';
import { inTransaction } from '../postgres/transaction.ts';
import { testDatabase } from './server.ts';

export interface TestWorld {
  url: string;
  sequelize: Sequelize;
  /** One transaction, as in the app; it does not affect models outside it. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The models on a database of their own, without an API around them. */
export async function testWorld(): Promise<TestWorld> {
  const { url, drop } = await testDatabase();
  const sequelize = connect(url, forTests);
  return {
    url,
    sequelize,
    transaction: (work) => inTransaction(sequelize, work),
    async close() {
      await sequelize.close();
      await drop();
    },
  };
}
