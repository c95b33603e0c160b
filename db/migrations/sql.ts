import type { QueryInterface } from 'sequelize';

/** Runs statements in one transaction, so that a migration is whole or absent. */
export function inOneTransaction(context: QueryInterface, statements: string): Promise<unknown> {
  return context.sequelize.transaction((transaction) =>
    context.sequelize.query(statements, { transaction, raw: true }),
  );
}

/**
 * Builds an index without blocking writes; must not run within a transaction. Drops the invalid index of an
 * interrupted attempt first.
 */
export async function indexConcurrently(context: QueryInterface, name: string, on: string): Promise<void> {
  await context.sequelize.query(`drop index concurrently if exists ${name}`);
  await context.sequelize.query(`create index concurrently ${name} on ${on}`);
}
