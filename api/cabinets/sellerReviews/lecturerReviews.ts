import { Lecturer, type Review } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { reply, reviseReply } from '../../catalog/reviews/replying.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';
import { replyBody } from './centerReviews.ts';
import { presentSellerReview, type Seller } from './presenter.ts';
import { askedByLecturer, findSeen, listFor, seenBy } from './reading.ts';

const readReviews = endpoint({
  method: 'get',
  path: '/lk/reviews',
  summary: 'Reviews that speak of me as a lecturer, newest first',
  audience: userAudience,
  allow: 'partner himself',
  query: askedByLecturer,
  handle: async ({ actor, query }) => {
    const own = await ownLecturers(actor);
    return { message: await listFor(about(own), query, (row) => sellerOf(actor, row, own)) };
  },
});

/** 404 for a review that speaks of none of my lecturers. */
const replying = (
  method: 'post' | 'put',
  summary: string,
  run: typeof reply | typeof reviseReply,
): AnyEndpoint =>
  endpoint({
    ...{ method, summary, body: replyBody },
    path: '/lk/reviews/:id/reply',
    audience: userAudience,
    allow: 'partner himself',
    limit: { name: 'seller_reviews', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: ({ actor, params, body, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const own = await ownLecturers(actor, transaction);
        const row = await findSeen(about(own), numberIn(params.id), transaction);
        if (!row) throw notFound('Отзыв не найден');
        const seller = sellerOf(actor, row, own);
        await run(row, body.text, seller, { by: userAudience.auditActor(actor), origin }, transaction);
        const changed = await findSeen(about(own), row.id, transaction);
        if (!changed) throw notFound('Отзыв не найден');
        return { message: presentSellerReview(changed, seller) };
      }),
  });

export const lecturerReviewEndpoints: AnyEndpoint[] = [
  readReviews,
  replying('post', 'Reply as a lecturer to a review that speaks of me; moderated first', reply),
  replying('put', 'Correct my reply to a review, once within a day', reviseReply),
];

const about = (own: readonly Lecturer[]) => ({
  [Op.and]: [{ lecturers: { [Op.overlap]: own.map(({ id }) => id) } }, seenBy.LECTURER],
});

async function ownLecturers(actor: SignedInUser, transaction?: Transaction): Promise<Lecturer[]> {
  return Lecturer.findAll({
    where: { id: await lecturersOf(actor, transaction) },
    order: ['id'],
    transaction,
  });
}

/** Of several lecturers of one account, the one whom the review names first replies. */
function sellerOf({ id: user_id }: SignedInUser, { lecturers }: Review, own: readonly Lecturer[]): Seller {
  const named = lecturers.flatMap((id) => own.find((lecturer) => lecturer.id === id) ?? []);
  return { user_id, name: named[0]?.name ?? '', kind: 'LECTURER', replies: true, disputes: false };
}
