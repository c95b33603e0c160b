import type { Review } from '@odonta/db/models';
import { replyRevisionHours } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import type { ReplyAuthor } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { transitionReview } from './transitionReview.ts';

/** In whose name a member or a lecturer replies. */
export interface Replier {
  user_id: number;
  kind: Exclude<ReplyAuthor, 'PLATFORM'>;
  name: string;
}

/**
 * A review has one reply; when a refused one may not be corrected any more, the place is free for another kind of
 * author, once for each: a centre and its lecturers would be refused in turn without end.
 */
export const mayReply = (row: Review, { kind }: Pick<Replier, 'kind'>): boolean =>
  row.status === 'CONFIRMED' && isPlaceFree(row) && !row.reply_refused_kinds.includes(kind);

/** Nobody can correct a reply that staff entered. */
const isPlaceFree = (row: Review): boolean =>
  row.reply_status === null ||
  (row.reply_status === 'REJECTED' && (row.reply_by === null || !isReplyOpen(row)));

/** Members of a centre write in one name; a lecturer's reply is the one he wrote himself. */
export const isOwnReply = (
  { reply_by, reply_author_kind }: Review,
  { user_id, kind }: Pick<Replier, 'user_id' | 'kind'>,
): boolean => reply_author_kind === kind && (kind === 'CENTER' ? reply_by !== null : reply_by === user_id);

export const mayReviseReply = (row: Review, replier: Pick<Replier, 'user_id' | 'kind'>): boolean =>
  isOwnReply(row, replier) && isReplyOpen(row);

export const isReplyOpen = ({ replied_at, reply_decided_at, reply_revised_at }: Review): boolean => {
  const since = reply_decided_at ?? replied_at;
  return since !== null && reply_revised_at === null && Date.now() < endOf(since).getTime();
};

/** Until when its author may correct a reply; null where he may not. */
export const replyOpenUntil = (row: Review): Date | null =>
  isReplyOpen(row) ? endOf(row.reply_decided_at ?? (row.replied_at as Date)) : null;

const endOf = (since: Date) => new Date(since.getTime() + replyRevisionHours * 3_600_000);

export const reply = (
  row: Review,
  text: string,
  replier: Replier,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> =>
  transitionReview(row, 'reply', actor, transaction, {
    run: () => {
      if (!mayReply(row, replier)) throw conflict('На этот отзыв уже ответили');
      row.set(newReply(text, replier));
    },
  });

/** A shown reply stays until the corrected one has been moderated. */
export const reviseReply = (
  row: Review,
  text: string,
  replier: Replier,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> =>
  transitionReview(row, 'revise_reply', actor, transaction, {
    run: () => {
      if (!mayReviseReply(row, replier))
        throw conflict(`Ответ можно исправить один раз, в течение ${replyRevisionHours} часов`);
      row.set(
        row.reply_status === 'CONFIRMED'
          ? { reply_revision: text }
          : { reply_text: text, reply_reject_code: null, reply_reject_reason: null },
      );
      row.set({ reply_status: 'CREATED', reply_revised_at: new Date() });
    },
  });

/** Nothing of a former reply stays with a new one. */
export const newReply = (
  reply_text: string,
  { kind, name = null, user_id = null }: { kind: ReplyAuthor; name?: string | null; user_id?: number | null },
) => ({
  reply_text,
  ...{ reply_author_kind: kind, reply_author_name: name, reply_by: user_id },
  reply_status: 'CREATED' as const,
  replied_at: new Date(),
  ...{ reply_revision: null, reply_revised_at: null, reply_decided_at: null },
  ...{ reply_reject_code: null, reply_reject_reason: null },
});

/** After the review has left the site: its author may write another, and no reply is an answer to that. */
export const noReply = {
  ...{ reply_text: null, reply_author_kind: null, reply_author_name: null, reply_by: null },
  ...{ reply_status: null, replied_at: null, reply_revision: null, reply_revised_at: null },
  ...{ reply_decided_at: null, reply_reject_code: null, reply_reject_reason: null },
  ...{ reply_notified_at: null, reply_refused_kinds: [] as ReplyAuthor[] },
};

/** Whether visitors read it below the review; a corrected reply waits behind the shown one. */
export const isReplyShown = ({
  reply_status,
  reply_revision,
}: Pick<Review, 'reply_status' | 'reply_revision'>): boolean =>
  reply_status === 'CONFIRMED' || reply_revision !== null;
