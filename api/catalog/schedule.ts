import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfNewCourses } from './follows/digest.ts';
import { expireConsents } from './lecturer_consents/expiring.ts';
import { removeUnnamed } from './lecturer_invitations/proposals.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'notify_of_new_courses', every: 'minute', work: notifyOfNewCourses },
  { name: 'expire_lecturer_consents', every: 'hour', work: expireConsents },
  { name: 'remove_unnamed_lecturers', every: 'hour', work: removeUnnamed },
];
