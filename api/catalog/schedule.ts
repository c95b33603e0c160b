import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfNewCourses } from './follows/digest.ts';
import { expireConsents } from './lecturer_consents/expiring.ts';
import { withdrawExpired } from './lecturer_invitations/expiring.ts';
import { removeForgotten } from './lecturer_invitations/proposals.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'notify_of_new_courses', every: 'minute', work: notifyOfNewCourses },
  { name: 'expire_lecturer_consents', every: 'hour', work: expireConsents },
  { name: 'withdraw_lecturer_invitations', every: 'hour', work: withdrawExpired },
  { name: 'remove_forgotten_lecturers', every: 'hour', work: removeForgotten },
];
