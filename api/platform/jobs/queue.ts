import { setTimeout as pause } from 'node:timers/promises';
import { sequelizeOf } from '@odonta/db/models';
import { PgBoss } from 'pg-boss';
import { QueryTypes, type Transaction } from 'sequelize';
import { port, type Run } from '../ports.ts';
import { followPauses } from './pauses.ts';

/** A kind of job: its name, what it is told, and who does it. */
export interface JobKind<Data extends object> {
  name: string;
  /** Five fields of cron, for what runs by the clock. */
  cron?: string;
  work(data: Data): Promise<void>;
}

/** Where jobs are put. */
export const jobQueue = port<PgBoss>('jobQueue');
/** How long a stop waits for jobs that are being done; what is cut off is tried again by another node. */
const patienceMs = 5000;

export interface Queue {
  boss: PgBoss;
  stop(): Promise<void>;
}

/** Starts the queue on the same database; jobs of all nodes are shared, and each is done as the app that `run` belongs to. */
export async function startQueue(
  url: string,
  kinds: readonly JobKind<never>[],
  onError: (error: unknown) => void,
  run: Run = (work) => work(),
): Promise<Queue> {
  const own = new PgBoss({ connectionString: url, max: 4, application_name: 'odonta-jobs' });
  own.on('error', onError);
  const workOf = new Map(kinds.map(({ name, work }) => [name, (data: never) => run(() => work(data))]));
  await own.start();
  for (const { name, cron } of kinds) {
    await own.createQueue(name, { retryLimit: 8, retryBackoff: true, retryDelay: 2 });
    if (cron) await own.schedule(name, cron);
  }
  const unfollow = followPauses(
    own,
    [...workOf.keys()],
    (name) => take(own, name, workOf.get(name)),
    onError,
  );
  return {
    boss: own,
    async stop() {
      await unfollow();
      // Waited for here: the queue itself would look only each half second whether its workers are done.
      const done = Promise.all([...workOf.keys()].map((name) => own.offWork(name)));
      await Promise.race([done, pause(patienceMs, undefined, { ref: false })]);
      await own.stop({ graceful: false });
    },
  };
}

async function take(own: PgBoss, name: string, work?: JobKind<never>['work']): Promise<void> {
  if (!work) return;
  await own.work(name, severalAtATime, (jobs: { id: string; data: never }[]) =>
    Promise.all(jobs.map((job) => settled(job, work))),
  );
}

/** Each is settled alone: one that fails neither holds up the others nor has them done again. */
const severalAtATime = {
  pollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function settled<Data>({ id, data }: { id: string; data: Data }, work: (data: Data) => Promise<void>) {
  try {
    await work(data);
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { message: String(error) } };
  }
}

/** Puts a job into the queue within the transaction that causes it: it is done if and only if that commits. */
export async function enqueue<Data extends object>(
  kind: Pick<JobKind<Data>, 'name'>,
  data: Data,
  transaction: Transaction,
): Promise<void> {
  const { boss, db } = bossWithin(transaction);
  await boss.send(kind.name, data, { db });
}

/** The queue as it is handled within a transaction: what is done to jobs commits with it. */
export function bossWithin(transaction: Transaction) {
  const sequelize = sequelizeOf(transaction);
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await sequelize.query(text, { bind: values, transaction, type: QueryTypes.SELECT }),
  });
  return { boss: jobQueue(), db: { executeSql } };
}
