import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfNewCourses } from './follows/digest.ts';
import { expireConsents } from './lecturer_consents/expiring.ts';
import { withdrawExpired } from './lecturer_invitations/expiring.ts';
import { removeUnnamed } from './lecturer_invitations/proposals.ts';
import { deleteOldViews, writeViews } from './prod_views/tallies.ts';

export const catalogSchedule: readonly TimedJob[] = [
  { name: 'notify_of_new_courses', every: 'minute', work: notifyOfNewCourses },
  { name: 'expire_lecturer_consents', every: 'hour', work: expireConsents },
  { name: 'withdraw_lecturer_invitations', every: 'hour', work: withdrawExpired },
  { name: 'remove_unnamed_lecturers', every: 'hour', work: removeUnnamed },
  {
    name: 'write_prod_views',
    pauseMs: 2000,
    because: 'each node writes down what it has in memory',
    work: writeViews,
    // Otherwise a restart would lose the views of the last two seconds.
    isDoneAtTheEnd: true,
  },
  { name: 'delete_old_prod_views', every: 'hour', work: (sequelize) => deleteOldViews(sequelize) },
];
