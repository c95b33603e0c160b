import { announceCommit } from '@odonta/db/postgres/transaction.ts';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import type { Sequelize } from 'sequelize';
import { log } from '../log.ts';
import { atMost } from './atMost.ts';
import { every } from './every.ts';
import type { JobKind } from './queue.ts';
import { type Cadence, cadences, isLooped, isScheduled, type TimedJob } from './timed.ts';

/** Jobs of a turn at once: more would take the connections of those who wait for a page. */
const jobsAtOnce = 3;
/** Concurrent runs: a job that takes minutes delays neither the other cadence nor the next minute of the others. */
const turnsAtOnce = 3;

/** The queue's job for scheduled work: one for each cadence, on any node. */
export const scheduleRunner = (
  jobs: readonly TimedJob[],
  sequelize: Sequelize,
): JobKind<{ cadence: Cadence }> => {
  /** Skips work that an earlier turn of this node still does. */
  const underWay = new Set<TimedJob>();
  return {
    name: 'run_schedule' satisfies QueueName,
    atOnce: turnsAtOnce,
    schedules: Object.entries(cadences).map(([cadence, cron]) => ({
      key: cadence,
      cron,
      data: { cadence },
      isMadeUpFor: true,
    })),
    // The next run does what this one left undone.
    options: { policy: 'short', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
    async work({ cadence }) {
      const inTurn = atMost(jobsAtOnce);
      const due = jobs.filter(isScheduled).filter((job) => job.every === cadence && !underWay.has(job));
      for (const job of due) underWay.add(job);
      const outcomes = await Promise.all(
        due.map((job) => inTurn(() => isDone(job, sequelize)).finally(() => underWay.delete(job))),
      );
      const failed = due.filter((_, index) => !outcomes[index]).map(({ name }) => name);
      if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
    },
  };
};

/** One that fails is logged and leaves the others theirs. */
const isDone = (job: TimedJob, sequelize: Sequelize): Promise<boolean> =>
  turn(job, sequelize).then(
    () => true,
    (error) => {
      log.warn({ err: error, job: job.name }, 'a scheduled job failed');
      return false;
    },
  );

/** Starts the loops of this node; answers how to stop them, which waits for the turns under way. */
export function startLoops(jobs: readonly TimedJob[], sequelize: Sequelize): () => Promise<void> {
  const loops = jobs.filter(isLooped);
  const stops = loops.map((job) =>
    every(job.pauseMs, job.name, () => turn(job, sequelize), job.triedAgainMs),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    for (const job of loops) if (job.isDoneAtTheEnd) await turn(job, sequelize);
  };
}

async function turn({ work }: TimedJob, sequelize: Sequelize): Promise<void> {
  const changed = await work(sequelize);
  if (typeof changed === 'number' && changed > 0) announceCommit(sequelize);
}
