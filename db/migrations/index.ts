import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryInterface } from 'sequelize';
import { QueryTypes, Sequelize } from 'sequelize';
import type { Umzug } from 'umzug';
import { applyFunctions, resetFunctions } from './applyFunctions.ts';
import { baseline, buildBaseline, dropBaseline, isNewer, recogniseReplacedSteps } from './baseline.ts';
import { patiently, waitShortly } from './patiently.ts';

export interface Migration {
  up(context: QueryInterface): Promise<unknown>;
  down(context: QueryInterface): Promise<unknown>;
}

const ownSteps = join(import.meta.dirname, 'steps');

/** An unresponsive host is reported within seconds. */
const connectMs = 5000;

/** One runner at a time over all nodes: the second waits and finds nothing left to do. */
const runnerLock = 731_001;

/** Applies every pending migration, then changed functions; answers the names of the migrations applied. */
export async function migrate(url: string, steps = ownSteps): Promise<string[]> {
  return asRunner(url, async (sequelize) => {
    const applied = await appliedNames(sequelize);
    const known = namesOf(steps);
    const isComplete = known.every((name) => applied.has(name));
    const made = isComplete ? [] : await (await migratorOn(sequelize, steps)).up();
    if (!isNewer(applied, known)) await applyFunctions(sequelize);
    return made.map(({ name }) => name);
  });
}

export const withMigrator = <T>(
  url: string,
  work: (migrator: Umzug<QueryInterface>) => Promise<T>,
  steps = ownSteps,
): Promise<T> => asRunner(url, async (sequelize) => work(await migratorOn(sequelize, steps)));

async function asRunner<T>(url: string, work: (sequelize: Sequelize) => Promise<T>): Promise<T> {
  // One connection, or the session's advisory lock would not cover the statements.
  const dialectOptions = { connectionTimeoutMillis: connectMs, application_name: 'odonta-migrations' };
  const sequelize = new Sequelize(url, { logging: false, pool: { max: 1 }, dialectOptions });
  try {
    await takeRunnerLock(sequelize);
    await sequelize.query(waitShortly);
    return await work(sequelize);
  } finally {
    await sequelize.close();
  }
}

/** Polls: an index that another runner builds concurrently would wait for a statement that waits here. */
async function takeRunnerLock(sequelize: Sequelize): Promise<void> {
  const isTaken = async () => {
    const [row] = await sequelize.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', {
      bind: [runnerLock],
      type: QueryTypes.SELECT,
    });
    return row?.taken;
  };
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 200));
}

const namesOf = (steps: string) => [
  baseline,
  ...readdirSync(steps)
    .filter((name) => name.endsWith('.ts'))
    .sort(),
];

async function appliedNames(sequelize: Sequelize): Promise<Set<string>> {
  const rows = <Row extends object>(sql: string) => sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
  const [{ table } = {}] = await rows<{ table: string | null }>(`select to_regclass('migrations') as table`);
  const names = table ? await rows<{ name: string }>('select name from migrations') : [];
  const applied = new Set(names.map(({ name }) => name));
  await recogniseReplacedSteps(sequelize, applied);
  return applied;
}

/** The library brings a command line of its own, megabytes that a node with nothing to migrate never needs. */
async function migratorOn(sequelize: Sequelize, steps: string): Promise<Umzug<QueryInterface>> {
  const { SequelizeStorage, Umzug } = await import('umzug');
  return new Umzug({
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
    migrations: namesOf(steps).map((name) => ({
      name,
      up: run(steps, name, 'up'),
      down: run(steps, name, 'down'),
    })),
  });
}

function run(steps: string, name: string, direction: 'up' | 'down') {
  return async ({ context }: { context: QueryInterface }) => {
    const step: Migration = name === baseline ? whole : await import(join(steps, name));
    await patiently(() => step[direction](context));
    await resetFunctions(context.sequelize);
  };
}

const whole: Migration = { up: buildBaseline, down: dropBaseline };
