import type { TimedJob } from '../platform/jobs/timed.ts';
import { tellOfNewCourses } from './follows/digest.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'tell_of_new_courses', every: 'hour', work: tellOfNewCourses },
];
