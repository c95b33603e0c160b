import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { runInvariants } from './runInvariants.ts';

/** At three in the night of Moscow; the hour is in UTC. */
export const invariantChecker: JobKind<object> = {
  name: 'check_invariants' satisfies QueueName,
  schedules: [{ cron: '0 0 * * *' }],
  work: async () => {
    await unitOfWork.transaction(runInvariants);
  },
};
