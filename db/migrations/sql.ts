import type { QueryInterface } from 'sequelize';

/** Runs statements in one transaction, so that a migration is whole or absent. */
export function inOneTransaction(context: QueryInterface, statements: string): Promise<unknown> {
  return context.sequelize.transaction((transaction) =>
    context.sequelize.query(statements, { transaction, raw: true }),
  );
}
