import { reportDueShowings } from '@odonta/db/models';
import { seenSoonMs, type TimedJob } from '../platform/jobs/timed.ts';

export const advertisingSchedule: readonly TimedJob[] = [
  {
    name: 'report_due_showings',
    pauseMs: seenSoonMs,
    because: 'what is shown changes at the moment that was bought',
    work: reportDueShowings,
  },
];
