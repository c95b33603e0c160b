import { deleteExports } from '@odonta/db/models';
import type { TimedJob } from '../platform/jobs/timed.ts';
import { closeStaleApprovals } from './approvals/closing.ts';
import { escalateOverdue } from './escalations/escalating.ts';

export const toolsSchedule: readonly TimedJob[] = [
  { name: 'close_stale_approvals', every: 'minute', work: closeStaleApprovals },
  { name: 'escalate_overdue', every: 'minute', work: escalateOverdue },
  { name: 'delete_exports', every: 'minute', work: deleteExports },
];
