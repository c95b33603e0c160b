import { deleteOldSecrets, endIdleSessions } from '@odonta/db/models';
import type { TimedJob } from '../platform/jobs/timed.ts';

export const identitySchedule: readonly TimedJob[] = [
  { name: 'end_idle_sessions', every: 'minute', work: endIdleSessions },
  { name: 'delete_old_secrets', every: 'hour', work: deleteOldSecrets },
];
