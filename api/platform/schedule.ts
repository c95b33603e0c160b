import { forgetLetters, forgetNotices, forgetPrivateFiles } from '@odonta/db/models';
import { trimChanges } from '@odonta/db/postgres/changeFeed.ts';
import { forgetIdempotencyKeys } from './idempotency/idempotencyKeys.ts';
import type { TimedJob } from './jobs/timed.ts';
import { forgetLimits } from './limits/limiters.ts';

export const platformSchedule: readonly TimedJob[] = [
  { name: 'forget_limits', every: 'minute', work: forgetLimits },
  { name: 'forget_idempotency_keys', every: 'hour', work: forgetIdempotencyKeys },
  { name: 'forget_letters', every: 'hour', work: forgetLetters },
  { name: 'forget_notices', every: 'hour', work: forgetNotices },
  { name: 'forget_private_files', every: 'hour', work: forgetPrivateFiles },
  { name: 'trim_changes', every: 'hour', work: trimChanges },
];
