import type { Sequelize } from 'sequelize';

/** Scheduled jobs. Each searches for everything due, so that the next turn makes up for a missed one. */
export type TimedJob = ScheduledJob | LoopedJob;

interface Timed {
  /** Its name in the log. */
  name: string;
  /** A returned number counts the changes: pages then show changes made by time as soon as those made by people. */
  work(sequelize: Sequelize): Promise<unknown>;
}

/** Once a cluster, by the queue. */
export interface ScheduledJob extends Timed {
  every: Cadence;
}

/** On every node, with a pause between runs, for jobs that need more than one run a minute. Nodes share the work by row locks. */
export interface LoopedJob extends Timed {
  pauseMs: number;
  /** Why it cannot wait for the minute. */
  because: string;
  /** The longest pause after failures, where what waits meanwhile would find no room. */
  triedAgainMs?: number;
  /** Whether a node does it once more before it stops. */
  isDoneAtTheEnd?: true;
}

/**
 * In cron syntax, UTC. The hourly job has a minute of its own, so that it does not coincide with other hourly
 * work.
 */
export const cadences = { minute: '* * * * *', hour: '23 * * * *' } as const;
export type Cadence = keyof typeof cadences;

/** A moment is public within a second: a part of it for noticing, the rest for the news and the new rendering. */
export const seenSoonMs = 250;

export const isScheduled = (job: TimedJob): job is ScheduledJob => 'every' in job;
export const isLooped = (job: TimedJob): job is LoopedJob => !isScheduled(job);
