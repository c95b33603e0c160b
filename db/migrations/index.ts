import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryInterface } from 'sequelize';
import { QueryTypes, Sequelize } from 'sequelize';
import type { Umzug } from 'umzug';
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
  return asRunner(url, async (sequelize) =>
    (await isUpToDate(sequelize)) ? [] : (await (await migratorOn(sequelize)).up()).map(({ name }) => name),
  );
}

export const withMigrator = <T>(
  url: string,
  work: (migrator: Umzug<QueryInterface>) => Promise<T>,
): Promise<T> => asRunner(url, async (sequelize) => work(await migratorOn(sequelize)));

async function asRunner<T>(url: string, work: (sequelize: Sequelize) => Promise<T>): Promise<T> {
  // One connection, or the session's advisory lock would not cover the statements.
  const dialectOptions = { connectionTimeoutMillis: connectMs, application_name: 'odonta-migrations' };
  const sequelize = new Sequelize(url, { logging: false, pool: { max: 1 }, dialectOptions });
  try {
    await holdRunnerLock(sequelize);
    await sequelize.query(waitShortly);
    return await work(sequelize);
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

const steps = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();

async function isUpToDate(sequelize: Sequelize): Promise<boolean> {
  const rows = <Row extends object>(sql: string) => sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
  const [{ kept } = {}] = await rows<{ kept: string | null }>(`select to_regclass('migrations') as kept`);
  if (!kept) return false;
  const applied = new Set(
    (await rows<{ name: string }>('select name from migrations')).map(({ name }) => name),
  );
  return steps().every((name) => applied.has(name));
}

/** The library brings a command line of its own, megabytes that a node with nothing to migrate never needs. */
async function migratorOn(sequelize: Sequelize): Promise<Umzug<QueryInterface>> {
  const { SequelizeStorage, Umzug } = await import('umzug');
  return new Umzug({
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
    migrations: steps().map((name) => ({ name, up: run(name, 'up'), down: run(name, 'down') })),
  });
}

function run(name: string, direction: 'up' | 'down') {
  return async ({ context }: { context: QueryInterface }) => {
    const step = (await import(join(folder, name))) as Migration;
    return patiently(() => step[direction](context));
  };
}
