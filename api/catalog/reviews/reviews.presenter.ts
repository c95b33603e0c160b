import type { PublicReview, StaffReview } from '@odonta/api/contract';
import { contentOf, Lecturer, ProdCard, type Review } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { reviewLifecycle, unnamed } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

/** Published reviews as everybody sees them: without e-mails, and without names that the authors hid. */
export async function presentReviews(rows: Review[]): Promise<PublicReview[]> {
  const [lecturers, shown] = await Promise.all([
    lecturersOf(rows),
    ProdCard.findAll({ attributes: ['prod_id'], where: { prod_id: rows.map(({ prod_id }) => prod_id) } }),
  ]);
  const open = new Set(shown.map(({ prod_id }) => prod_id));
  return rows.map((row) => {
    const { client_name, ...content } = contentOf(row);
    return {
      ...content,
      id: row.id,
      prod_id: row.prod_id,
      prod: open.has(row.prod_id) ? { name: row.prod.name, canonical: prodPath(row.prod) } : null,
      held_at: secondsOf(row.prod.date_start),
      client_name: row.is_unnamed ? unnamed : client_name,
      verified: row.verified,
      is_entered: row.source !== null,
      lecturers: named(row, lecturers)
        .filter(({ status }) => status === 'CONFIRMED')
        .map(({ name, sef }) => ({ name, sef })),
      reply: row.reply_status === 'CONFIRMED' ? presentReply(row) : null,
      published_at: secondsOf(row.published_at) ?? 0,
    };
  });
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
      reply: reply && row.reply_status ? { ...reply, status: row.reply_status } : null,
      revision: row.revision,
      revised_at: secondsOf(row.revised_at),
      published_at: secondsOf(row.published_at),
      history: histories.get(row.id) ?? [],
      ...stampsOf(row),
    };
  });
}

function presentReply({ reply_author_kind, reply_text, replied_at }: Review) {
  if (reply_author_kind === null || reply_text === null || replied_at === null) return null;
  return { author_kind: reply_author_kind, text: reply_text, replied_at: secondsOf(replied_at) };
}

async function lecturersOf(rows: Review[], transaction?: Transaction): Promise<Map<number, Lecturer>> {
  const ids = [...new Set(rows.flatMap(({ lecturers }) => lecturers))];
  const found = await Lecturer.findAll({ where: { id: { [Op.in]: ids } }, transaction });
  return new Map(found.map((lecturer) => [lecturer.id, lecturer]));
}

function named({ lecturers }: Review, known: Map<number, Lecturer>): Lecturer[] {
  return lecturers.flatMap((id) => known.get(id) ?? []);
}
