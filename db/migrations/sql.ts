import type { QueryInterface } from 'sequelize';

/** Runs statements in one transaction, so that a migration is whole or absent. */
export function inOneTransaction(context: QueryInterface, statements: string): Promise<unknown> {
  return context.sequelize.transaction((transaction) =>
    context.sequelize.query(statements, { transaction, raw: true }),
  );
}

/**
 * Builds an index while the market goes on writing; not to be called within a transaction. What an attempt that broke off left
 * is no index and goes first.
 */
export async function indexConcurrently(context: QueryInterface, name: string, on: string): Promise<void> {
  await context.sequelize.query(`drop index concurrently if exists ${name}`);
  await context.sequelize.query(`create index concurrently ${name} on ${on}`);
}
