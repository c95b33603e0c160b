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
export async function indexConcurrently(
  context: QueryInterface,
  name: string,
  on: string,
  kind: '' | 'unique' = '',
): Promise<void> {
  await context.sequelize.query(`drop index concurrently if exists ${name}`);
  await context.sequelize.query(`create ${kind} index concurrently ${name} on ${on}`);
}

/** The table and its access method and columns, for each name. */
export type Indexes = Readonly<Record<string, string>>;

export async function addIndexes(context: QueryInterface, indexes: Indexes): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await indexConcurrently(context, name, on);
}

/** Other indexes under the same names: the former one is there until the new one is. */
export async function replaceIndexes(
  context: QueryInterface,
  indexes: Indexes,
  kind: '' | 'unique' = '',
): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    await indexConcurrently(context, `new_${name}`, on, kind);
    await dropIndexes(context, [name]);
    await context.sequelize.query(`alter index new_${name} rename to ${name}`);
  }
}

export async function dropIndexes(context: QueryInterface, names: readonly string[]): Promise<void> {
  for (const name of names) await context.sequelize.query(`drop index concurrently if exists ${name}`);
}
