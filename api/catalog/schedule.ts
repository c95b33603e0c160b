import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfNewCourses } from './follows/digest.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'notify_of_new_courses', every: 'minute', work: notifyOfNewCourses },
];
