import type { TimedJob } from '../platform/jobs/timed.ts';
import { sendDueReports } from './schedules/sendDue.ts';

export const reportsSchedule: readonly TimedJob[] = [
  { name: 'send_due_reports', every: 'minute', work: () => sendDueReports() },
];
