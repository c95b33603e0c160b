import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfNewCourses } from './follows/digest.ts';
import { lapseConsents } from './lecturer_consents/lapsing.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'notify_of_new_courses', every: 'minute', work: notifyOfNewCourses },
  { name: 'lapse_lecturer_consents', every: 'hour', work: lapseConsents },
];
