import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { overdueSince } from '@odonta/db/vocabulary/workingTime.ts';
import { literal, Op } from 'sequelize';
import { flag } from '../../platform/http/validation.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** The numbers of reviews whose text, reply or dispute has waited since before `:since`. */
const late = {
  texts: `select id from reviews where status = 'CREATED' and coalesce(revised_at, created_at) <= :since and deleted_at is null`,
  replies: `select id from reviews where reply_status = 'CREATED' and published_at is not null
    and coalesce(reply_revised_at, replied_at) <= :since and deleted_at is null`,
  disputes: `select review_id from review_disputes where outcome is null and created_at <= :since`,
};

/** Texts of reviews that moderators have not decided about in their time. */
export const overdueTexts = within(late.texts);
/** Replies of centres and lecturers, likewise. */
export const overdueReplies = within(late.replies);
/** Disputes of centres, likewise. */
export const overdueDisputes = within(late.disputes);
/** Reviews of which anything waits too long. */
export const overdueReviews = within(Object.values(late).join(' union all '));

function within(selection: string): Filter {
  return {
    schema: flag,
    where: (isOverdue: boolean) => {
      const since = `to_timestamp(${overdueSince(nowInSeconds(), moderationMinutes)})`;
      const ids = literal(`(${selection.replaceAll(':since', since)})`);
      return { id: { [isOverdue ? Op.in : Op.notIn]: ids } };
    },
  };
}
