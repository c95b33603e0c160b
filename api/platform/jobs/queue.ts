import { setTimeout as pause } from 'node:timers/promises';
import { sequelizeOf } from '@odonta/db/models';
import { PgBoss, type QueueOptions, type QueuePolicy } from 'pg-boss';
import { QueryTypes, type Transaction } from 'sequelize';
import { port, type Run } from '../ports.ts';
import { followPauses } from './pauses.ts';

/** A kind of job: its name, its payload, and its handler. */
export interface JobKind<Data extends object> {
  name: string;
  /** A schedule that runs once a cluster: five fields of cron in UTC, and the payload. */
  schedules?: readonly Schedule[];
  /** How many of them a node does at once; otherwise it takes more when all it took are done. */
  atOnce?: number;
  /** How many it takes by one statement, where each is short: ten otherwise. */
  batch?: number;
  /** Where it differs from a job that is tried again until it succeeds. */
  options?: QueueOptions & { policy?: QueuePolicy };
  work(data: Data): Promise<void>;
  /** Closes the connections that it leaves open between jobs. */
  close?(): void;
}

export interface Schedule {
  key?: string;
  cron: string;
  data?: object;
  /** Whether a turn that came due while no node ran is made up for, once. */
  isMadeUpFor?: true;
}

/** Where jobs are put. */
export const jobQueue = port<PgBoss>('jobQueue');
/** How often a node looks for new jobs. */
const usualSeconds = 2;
/** How long a stop waits for running jobs; another node tries interrupted ones again. */
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
  lookEverySeconds = usualSeconds,
): Promise<Queue> {
  const own = new PgBoss({ connectionString: url, max: 4, application_name: 'odonta-jobs' });
  own.on('error', onError);
  const kindOf = new Map(
    kinds.map((kind) => [kind.name, { ...kind, work: (data: never) => run(() => kind.work(data)) }]),
  );
  await own.start();
  for (const kind of kinds) {
    await own.createQueue(kind.name, kind.options ?? triedAgain);
    await scheduleAll(own, kind);
  }
  const takeFrom = (name: string) => take(own, lookEverySeconds, kindOf.get(name));
  const unfollow = followPauses(own, [...kindOf.keys()], takeFrom, onError);
  return {
    boss: own,
    async stop() {
      await unfollow();
      // Waited for here: the queue itself would look only each half second whether its workers are done.
      const done = Promise.all([...kindOf.keys()].map((name) => own.offWork(name)));
      await Promise.race([done, pause(patienceMs, undefined, { ref: false })]);
      await own.stop({ graceful: false });
      for (const { close } of kinds) close?.();
    },
  };
}

const triedAgain: QueueOptions = { retryLimit: 8, retryBackoff: true, retryDelay: 2 };

/** A schedule that is no longer declared is dropped. */
async function scheduleAll(own: PgBoss, { name, schedules = [] }: JobKind<never>): Promise<void> {
  for (const { key = '', cron, data, isMadeUpFor } of schedules) {
    const missed = isMadeUpFor ? 'once' : 'skip';
    await own.schedule(name, cron, data ?? null, { key, singletonKey: key, missed });
  }
  const declared = new Set(schedules.map(({ key = '' }) => key));
  for (const { key } of await own.getSchedules(name)) if (!declared.has(key)) await own.unschedule(name, key);
}

async function take(own: PgBoss, pollingIntervalSeconds: number, kind?: JobKind<never>): Promise<void> {
  if (!kind) return;
  const { name, work, atOnce, batch } = kind;
  const usual = { ...severalAtATime, ...(batch && { batchSize: batch }), pollingIntervalSeconds };
  const how = atOnce ? { ...usual, batchSize: 1, localConcurrency: atOnce } : usual;
  await own.work(name, how, (jobs: { id: string; data: never }[]) =>
    Promise.all(jobs.map((job) => settled(job, work))),
  );
}

/** Each is settled alone: a failed one neither delays the others nor repeats them. */
const severalAtATime = {
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

/** The queue's own statement that puts jobs into it, as a part of another statement: `jobs` is a subquery that answers them as JSON. */
export async function insertionOf({ name }: Pick<JobKind<never>, 'name'>, jobs: string): Promise<string> {
  let insertion = '';
  const executeSql = async (text: string) => {
    insertion = text;
    return { rows: [] };
  };
  await jobQueue().insert(name, [{ data: {} }], { db: { executeSql } });
  const [before, after, ...more] = insertion.split('$1::text::json');
  if (after === undefined || more.length > 0 || /\$\d/.test(before + after))
    throw new Error('the queue inserts its jobs by another statement than it did');
  return `${before}(${jobs})${after}`;
}

/** The queue within a transaction: changes of jobs commit with it. */
export function bossWithin(transaction: Transaction) {
  const sequelize = sequelizeOf(transaction);
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await sequelize.query(text, { bind: values, transaction, type: QueryTypes.SELECT }),
  });
  return { boss: jobQueue(), db: { executeSql } };
}
