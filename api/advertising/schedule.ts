import { deleteBannerVisitors, deleteCollectionVisitors, reportDueShowings } from '@odonta/db/models';
import { seenSoonMs, type TimedJob } from '../platform/jobs/timed.ts';
import { closeExpiredCollections, markOrderedCollections } from './collections/clock.ts';
import { turnPinnings } from './pinnings/turnPinnings.ts';

const because = 'what is shown changes at the moment that was bought';

export const advertisingSchedule: readonly TimedJob[] = [
  { name: 'report_due_showings', pauseMs: seenSoonMs, because, work: reportDueShowings },
  { name: 'turn_pinnings', pauseMs: seenSoonMs, because, work: turnPinnings },
  { name: 'forget_banner_visitors', every: 'hour', work: deleteBannerVisitors },
  { name: 'mark_ordered_collections', every: 'minute', work: markOrderedCollections },
  { name: 'close_expired_collections', every: 'minute', work: closeExpiredCollections },
  { name: 'forget_collection_visitors', every: 'hour', work: deleteCollectionVisitors },
];
