import { type Review, User } from '@odonta/db/models';
import type { ReplyRejectCode } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { type ReplyAuthor, replyAuthors } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
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
  if (reply) row.set(newReply(reply.text, { kind: reply.author_kind }));
}

type Moderating = Transitioning<Review, SignedInUser, ReplyVerdict>;

export async function moderateReply({ row, body, transaction }: Moderating): Promise<void> {
  if (row.reply_revision !== null) row.set({ reply_text: row.reply_revision, reply_revision: null });
  row.set({ reply_status: body.reply_status, reply_decided_at: new Date() });
  if (body.reply_status === 'CONFIRMED') return notifyReviewer(row, transaction);
  const { reply_reject_code, reply_reject_reason } = body;
  row.set({ reply_reject_code, reply_reject_reason });
  await notifyReplier(row, { code: reply_reject_code, reason: reply_reject_reason }, transaction);
}

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
  said: { code: ReplyRejectCode; reason: string },
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
