import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryInterface } from 'sequelize';
import { QueryTypes, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { patiently, waitShortly } from './patiently.ts';

export interface Migration {
  up(context: QueryInterface): Promise<unknown>;
  down(context: QueryInterface): Promise<unknown>;
}

const folder = join(import.meta.dirname, 'steps');

/** A host that says nothing is told of within seconds. */
const connectMs = 5000;

/** One runner at a time over all nodes: whoever comes second waits and finds nothing left to do. */
const runnerLock = 731_001;

/** Applies every pending migration; answers the names applied. */
export async function migrate(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator) => (await migrator.up()).map(({ name }) => name));
}

export async function withMigrator<T>(
  url: string,
  work: (migrator: Umzug<QueryInterface>) => Promise<T>,
): Promise<T> {
  // One connection, or the session's advisory lock would not cover the statements.
  const dialectOptions = { connectionTimeoutMillis: connectMs, application_name: 'odonta-migrations' };
  const sequelize = new Sequelize(url, { logging: false, pool: { max: 1 }, dialectOptions });
  try {
    await holdRunnerLock(sequelize);
    await sequelize.query(waitShortly);
    return await work(migratorOn(sequelize));
  } finally {
    await sequelize.close();
  }
}

/** Asks again and again: a statement that waits here would be waited for by an index that another runner builds beside the market. */
async function holdRunnerLock(sequelize: Sequelize): Promise<void> {
  const isHeld = async () => {
    const [row] = await sequelize.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', {
      bind: [runnerLock],
      type: QueryTypes.SELECT,
    });
    return row?.held;
  };
  while (!(await isHeld())) await new Promise((resolve) => setTimeout(resolve, 200));
}

function migratorOn(sequelize: Sequelize): Umzug<QueryInterface> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return new Umzug({
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
    migrations: names.map((name) => ({ name, up: run(name, 'up'), down: run(name, 'down') })),
  });
}

function run(name: string, direction: 'up' | 'down') {
  return async ({ context }: { context: QueryInterface }) => {
    const step = (await import(join(folder, name))) as Migration;
    return patiently(() => step[direction](context));
  };
}
