import type { Sequelize } from 'sequelize';

/** What time itself does. Each job looks for what is due, so that the next turn makes up for one that was missed. */
export type TimedJob = ScheduledJob | LoopedJob;

interface Timed {
  /** As the log calls it. */
  name: string;
  /** A number says how much has changed: what time changes is on the pages as soon as what people change. */
  work(sequelize: Sequelize): Promise<unknown>;
}

/** Once a cluster, by the queue. */
export interface ScheduledJob extends Timed {
  every: Cadence;
}

/** On every node, with a pause between, for what a minute is too coarse for. Nodes share the work by row locks. */
export interface LoopedJob extends Timed {
  pauseMs: number;
  /** Why it cannot wait for the minute. */
  because: string;
  /** Whether a node does it once more before it stops. */
  isDoneAtTheEnd?: true;
}

/** As cron says it, in UTC. The hour has a minute of its own, so that both do not come at once with what else runs on the hour. */
export const cadences = { minute: '* * * * *', hour: '23 * * * *' } as const;
export type Cadence = keyof typeof cadences;

/** A moment is public within a second: a part of it for noticing, the rest for the news and the new rendering. */
export const seenSoonMs = 250;

export const isScheduled = (job: TimedJob): job is ScheduledJob => 'every' in job;
export const isLooped = (job: TimedJob): job is LoopedJob => !isScheduled(job);
