import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import type { JobKind } from '../../jobs/queue.ts';
import { gatherLetters } from './gathering.ts';

/** At eight in the morning in Moscow; the hour is in UTC. */
export const letterGatherer: JobKind<object> = {
  name: 'gather_letters' satisfies QueueName,
  schedules: [{ cron: '0 5 * * *' }],
  work: () => gatherLetters(),
};
