import { Prod } from '@odonta/db/models';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { overdueSince } from '@odonta/db/vocabulary/workingTime.ts';
import { overdueBy } from '../../platform/lists/overdue.ts';
import { wordsAmong } from '../../platform/lists/wordsAmong.ts';

/** Every typed word must occur in the name of the course or of its centre. */
export const byCourseAndCenter = wordsAmong(Prod, {
  column: 'prod_id',
  query: 'select p.id from prods p join centers c on c.id = p.center_id',
  texts: ['p.name', 'c.name'],
});

/** Edits that moderators have not decided about in their time. */
export const overdueRevisions = overdueBy(
  'submitted_at',
  () => new Date(overdueSince(nowInSeconds(), moderationMinutes) * 1000),
);
