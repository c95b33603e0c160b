import { deleteLetters, deleteNotices } from '@odonta/db/models';
import { trimChanges } from '@odonta/db/postgres/changeFeed.ts';
import { deletePrivateFiles } from './files/deletePrivateFiles.ts';
import { deleteIdempotencyKeys } from './idempotency/idempotencyKeys.ts';
import type { TimedJob } from './jobs/timed.ts';
import { deleteExpiredLimits } from './limits/limiters.ts';
import { deleteDeliveries } from './webhooks/keeping.ts';
import { enqueueDue } from './webhooks/sending.ts';

export const platformSchedule: readonly TimedJob[] = [
  { name: 'delete_expired_limits', every: 'minute', work: deleteExpiredLimits },
  { name: 'delete_idempotency_keys', every: 'hour', work: deleteIdempotencyKeys },
  { name: 'delete_letters', every: 'hour', work: deleteLetters },
  { name: 'delete_notices', every: 'hour', work: deleteNotices },
  { name: 'delete_private_files', every: 'hour', work: () => deletePrivateFiles() },
  { name: 'delete_webhook_deliveries', every: 'hour', work: () => deleteDeliveries() },
  { name: 'send_due_webhooks', every: 'minute', work: () => enqueueDue() },
  { name: 'trim_changes', every: 'hour', work: trimChanges },
];
