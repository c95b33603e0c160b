import { type Review, User } from '@odonta/db/models';
import type { ReplyRejectCode } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { type ReplyAuthor, replyAuthors } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Transitioning } from '../../platform/kit/resource.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { prodOf } from './prodOf.ts';
import { isReplyOpen, newReply } from './replying.ts';
import { replyShown } from './reviews.letters.ts';
import { mailTokenOf } from './reviews.mail.ts';
import type { ReplyVerdict, StaffReply } from './reviews.schema.ts';
import { replyRejected } from './sellers.letters.ts';

/** A reply that came by letter or telephone, entered for its author; it is moderated like any other. */
export async function writeReply({ row, body }: { row: Review; body: StaffReply }): Promise<void> {
  const { is_unnamed, reply } = body;
  if (is_unnamed !== undefined) row.is_unnamed = is_unnamed;
  if (!reply) return;
  // Nobody could moderate it: a rejected review takes its reply along.
  if (row.status === 'REJECTED') throw conflict('Отзыв отклонён: ответ на него никто не увидит');
  row.set(newReply(reply.text, { kind: reply.author_kind }));
}

type Refusal = Extract<ReplyVerdict, { reply_status: 'REJECTED' }>;
type Moderating = Transitioning<Review, SignedInUser, ReplyVerdict>;

/** A shown reply stays where its correction is refused: that was looked at before. */
export async function moderateReply({ row, body, transaction }: Moderating): Promise<void> {
  const { reply_revision } = row;
  row.set({ reply_revision: null, reply_decided_at: new Date() });
  if (body.reply_status === 'CONFIRMED') {
    row.set({ reply_status: 'CONFIRMED', reply_text: reply_revision ?? row.reply_text });
    return notifyReviewer(row, transaction);
  }
  const isCorrection = reply_revision !== null;
  row.set(isCorrection ? { reply_status: 'CONFIRMED' } : refused(row, body));
  const { reply_reject_code: code, reply_reject_reason: reason } = body;
  await notifyReplier(row, { code, reason, isCorrection }, transaction);
}

const refused = (
  { reply_by, reply_author_kind, reply_refused_kinds }: Review,
  { reply_reject_code, reply_reject_reason }: Refusal,
) => ({
  ...{ reply_status: 'REJECTED' as const, reply_reject_code, reply_reject_reason },
  // A seller did not write himself what staff entered for him.
  reply_refused_kinds:
    reply_by === null || reply_author_kind === null
      ? reply_refused_kinds
      : [...new Set([...reply_refused_kinds, reply_author_kind])],
});

/** Once for a review, however often its reply is corrected. */
async function notifyReviewer(row: Review, transaction: Transaction): Promise<void> {
  const { id, email, reply_text, reply_author_kind, reply_author_name } = row;
  if (!email || row.reply_notified_at || !reply_text || !reply_author_kind) return;
  row.set({ reply_notified_at: new Date() });
  const token = await mailTokenOf(email, transaction);
  if (token === null) return;
  const kind: ReplyAuthor = reply_author_kind;
  const who = reply_author_name ?? replyAuthors[kind];
  const about = { id, email, prod: await prodOf(row, transaction) };
  await writeLetter(replyShown(about, { who, text: reply_text }, token), transaction);
}

async function notifyReplier(
  row: Review,
  said: { code: ReplyRejectCode; reason: string; isCorrection: boolean },
  transaction: Transaction,
): Promise<void> {
  if (row.reply_by === null) return;
  const author = await User.findOne({ where: { id: row.reply_by, status: 'ACTIVE' }, transaction });
  if (!author) return;
  const about = { id: row.id, prod: await prodOf(row, transaction) };
  const cabinet = row.reply_author_kind === 'LECTURER' ? 'lecturer' : 'center';
  const rejected = { ...said, isFinal: !isReplyOpen(row) };
  await writeLetter(replyRejected(author.email, about, cabinet, rejected), transaction);
}
