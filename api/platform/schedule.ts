import { deleteLetters, deleteNotices } from '@odonta/db/models';
import { trimChanges } from '@odonta/db/postgres/changeFeed.ts';
import { deletePrivateFiles } from './files/deletePrivateFiles.ts';
import { deleteIdempotencyKeys } from './idempotency/idempotencyKeys.ts';
import type { TimedJob } from './jobs/timed.ts';
import { deleteExpiredLimits } from './limits/limiters.ts';

export const platformSchedule: readonly TimedJob[] = [
  { name: 'delete_expired_limits', every: 'minute', work: deleteExpiredLimits },
  { name: 'delete_idempotency_keys', every: 'hour', work: deleteIdempotencyKeys },
  { name: 'delete_letters', every: 'hour', work: deleteLetters },
  { name: 'delete_notices', every: 'hour', work: deleteNotices },
  { name: 'delete_private_files', every: 'hour', work: () => deletePrivateFiles() },
  { name: 'trim_changes', every: 'hour', work: trimChanges },
];
