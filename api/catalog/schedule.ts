import { refreshDueCards } from '@odonta/db/models';
import { seenSoonMs, type TimedJob } from '../platform/jobs/timed.ts';
import { deleteOldNegativeLecturers, expireNegativeLecturers } from './negative_lecturers/expire.ts';
import { trimSearchLog, writeSearchLog } from './search/searchLog.ts';

export const catalogSchedule: readonly TimedJob[] = [
  {
    name: 'refresh_due_cards',
    pauseMs: seenSoonMs,
    because: 'a price that has ended must not be promised for another minute',
    work: refreshDueCards,
  },
  {
    name: 'write_search_log',
    pauseMs: 2000,
    because: 'each node writes down what it has in memory',
    work: (sequelize) => writeSearchLog(sequelize),
    // Otherwise a restart would lose the actions of the last two seconds.
    isDoneAtTheEnd: true,
  },
  { name: 'expire_negative_lecturers', every: 'hour', work: expireNegativeLecturers },
  { name: 'delete_negative_lecturers', every: 'hour', work: deleteOldNegativeLecturers },
  { name: 'trim_search_log', every: 'hour', work: (sequelize) => trimSearchLog(sequelize) },
];
