import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryInterface, Sequelize } from 'sequelize';
import { SchemaError } from '../postgres/schemaError.ts';
import { inOneTransaction } from './sql.ts';

/** The baseline in the table of applied migrations. */
export const baseline = 'baseline';

/** The steps that it replaced, and the last version that has them. */
const replaced = {
  count: 169,
  last: '20261130090002-change-emails-of-callers.ts',
  version: '0.1.0 of November 23, 2026 (commit 9df39e40)',
};

const folder = join(import.meta.dirname, 'baseline');

/** Builds the whole schema and the rows that every installation starts with. */
export function buildBaseline(context: QueryInterface): Promise<unknown> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const statements = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  return inOneTransaction(context, statements.join('\n'));
}

export function dropBaseline(): never {
  throw new SchemaError('The baseline cannot be undone: drop the database instead.');
}

/** A database built by the replaced steps has the schema of the baseline already. */
export async function recogniseReplacedSteps(sequelize: Sequelize, applied: Set<string>): Promise<void> {
  if (applied.size === 0 || applied.has(baseline)) return;
  const count = [...applied].filter((name) => name <= replaced.last).length;
  if (count < replaced.count || !applied.has(replaced.last))
    throw new SchemaError(
      `The schema of this database is too old: it has ${count} of ${replaced.count} former migrations. Start version ${replaced.version} on it once, then this one.`,
    );
  await sequelize.query('insert into migrations (name) values ($1)', { bind: [baseline] });
  applied.add(baseline);
}

/** A newer version has migrated this database: its functions are newer as well. */
export const isNewer = (applied: Set<string>, known: readonly string[]) =>
  [...applied].some((name) => name > replaced.last && !known.includes(name));
