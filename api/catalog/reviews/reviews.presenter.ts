import type { PublicReview, StaffReview } from '@odonta/api/contract';
import { contentOf, Lecturer, type Review, type ReviewDispute } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { reviewLifecycle, unnamed } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { ModerationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import { type Attributes, Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { isReplyShown } from './replying.ts';
import type { ShownReview } from './reviews.reading.ts';

/** A published review as everybody sees it: without an e-mail, and without a name that its author hid. */
export function presentReview({ review, prod, is_open, lecturers }: ShownReview): PublicReview {
  const { client_name, ...content } = contentOf(review);
  return {
    ...content,
    id: review.id,
    prod_id: review.prod_id,
    prod: is_open ? { name: prod.name, canonical: prodPath(prod) } : null,
    held_at: secondsOf(prod.date_start),
    client_name: review.is_unnamed ? unnamed : client_name,
    verified: review.verified,
    is_entered: review.source !== null,
    lecturers,
    reply: isReplyShown(review) ? presentReply(review) : null,
    published_at: secondsOf(review.published_at) ?? 0,
  };
}

export async function presentReviewsForStaff(
  rows: Review[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffReview, 'available_transitions'>[]> {
  const [lecturers, histories] = await Promise.all([
    lecturersOf(rows, readContext.transaction),
    historiesOf(
      'reviews',
      reviewLifecycle,
      rows.map(({ id }) => id),
      readContext,
    ),
  ]);
  return rows.map((row) => {
    const reply = presentReply(row);
    return {
      ...contentOf(row),
      id: row.id,
      prod_id: row.prod_id,
      prod: { id: row.prod.id, name: row.prod.name, canonical: prodPath(row.prod) },
      center_id: row.center_id,
      lecturers: named(row, lecturers).map(({ id, name }) => ({ id, name })),
      verified: row.verified,
      source: row.source,
      entered_by: row.entered_by,
      entered_name: row.enterer?.name ?? null,
      email: row.email,
      status: row.status,
      approve: row.approve,
      reject_code: row.reject_code,
      moderator_id: row.moderator_id,
      moderator_name: row.moderator?.name ?? null,
      flags: row.flags,
      reply: reply && row.reply_status ? { ...reply, ...moderated(row, row.reply_status) } : null,
      dispute: row.dispute && presentDispute(row.dispute),
      revision: row.revision,
      revised_at: secondsOf(row.revised_at),
      due_at: row.status === 'CREATED' ? dueSince(row.revised_at ?? row.created_at) : null,
      published_at: secondsOf(row.published_at),
      history: histories.get(row.id) ?? [],
      ...stampsOf(row),
    };
  });
}

function presentReply({ reply_author_kind, reply_author_name, reply_text, replied_at }: Attributes<Review>) {
  if (reply_author_kind === null || reply_text === null || replied_at === null) return null;
  return {
    author_kind: reply_author_kind,
    author_name: reply_author_name,
    text: reply_text,
    replied_at: secondsOf(replied_at),
  };
}

function moderated(row: Review, status: ModerationStatus) {
  const since = row.reply_revised_at ?? row.replied_at;
  return {
    status,
    revision: row.reply_revision,
    reject_code: row.reply_reject_code,
    reject_reason: row.reply_reject_reason,
    due_at: status === 'CREATED' && since !== null ? dueSince(since) : null,
  };
}

function presentDispute(dispute: ReviewDispute): StaffReview['dispute'] {
  const { outcome, reason, evidence, answer } = dispute;
  return {
    ...{ outcome, reason, evidence, answer },
    opened_at: secondsOf(dispute.created_at),
    decided_at: secondsOf(dispute.decided_at),
    due_at: outcome === null ? dueSince(dispute.created_at) : null,
  };
}

function dueSince(moment: Date): number {
  return afterWorkingMinutes(secondsOf(moment), moderationMinutes);
}

async function lecturersOf(rows: Review[], transaction?: Transaction): Promise<Map<number, Lecturer>> {
  const ids = [...new Set(rows.flatMap(({ lecturers }) => lecturers))];
  const found = await Lecturer.findAll({ where: { id: { [Op.in]: ids } }, transaction });
  return new Map(found.map((lecturer) => [lecturer.id, lecturer]));
}

function named({ lecturers }: Review, known: Map<number, Lecturer>): Lecturer[] {
  return lecturers.flatMap((id) => known.get(id) ?? []);
}
