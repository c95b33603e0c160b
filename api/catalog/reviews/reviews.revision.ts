import type { AcceptedReview, OwnReview, ReviewBody } from '@odonta/api/contract';
import { columnsOfContent, contentOf, Prod, Review } from '@odonta/db/models';
import { revisionHours } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { Transaction } from 'sequelize';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { contentOfBody } from './reviews.receiving.ts';
import { reviewBody } from './reviews.schema.ts';
import { transitionReview } from './transitionReview.ts';

const limit = { name: 'own_reviews', points: 60, seconds: 3600, by: byAddress };

export const readOwnReview = endpoint({
  method: 'get',
  path: '/reviews/mine/:key',
  unkept: 'personal: the key is a secret of one author',
  summary: 'The author’s own review, by the link of a letter',
  audience: openAudience,
  allow: 'anyone',
  limit,
  handle: async ({ params }) => ({ message: present(await openToItsAuthor(params.key ?? '')) }),
});

export const reviseReview = endpoint({
  method: 'put',
  path: '/reviews/mine/:key',
  summary: 'Correct one’s own review, once',
  audience: openAudience,
  allow: 'anyone',
  body: reviewBody,
  limit,
  handle: async ({ params, body, origin }) => ({
    message: await unitOfWork.transaction((transaction) =>
      revise(params.key ?? '', body, origin, transaction),
    ),
  }),
});

/** The published text stays public until the edited one is moderated. */
async function revise(
  key: string,
  body: ReviewBody,
  origin: Origin,
  transaction: Transaction,
): Promise<AcceptedReview> {
  const review = await openToItsAuthor(key, transaction);
  const content = contentOfBody(body);
  await transitionReview(review, 'revise', { by: anyone, origin }, transaction, {
    run: () => {
      if (review.published_at) review.set({ revision: content });
      else review.set({ ...columnsOfContent(content), reject_code: null, rejected_at: null });
      review.set({ revised_at: new Date(), edit_key_hash: null });
    },
  });
  return { id: review.id, status: 'CREATED' };
}

async function openToItsAuthor(key: string, transaction?: Transaction): Promise<Review> {
  const review = await Review.findOne({
    where: { edit_key_hash: hashOfSecret(key) },
    transaction,
    ...(transaction ? { lock: transaction.LOCK.UPDATE } : {}),
  });
  if (!review || !isOpen(review))
    throw notFound('Ссылка больше не действует: отзыв можно исправить один раз');
  review.prod = (await Prod.findByPk(review.prod_id, { paranoid: false, transaction })) as Prod;
  return review;
}

function isOpen({ status, published_at, rejected_at, revised_at }: Review): boolean {
  if (revised_at !== null || status === 'CREATED') return false;
  const [since, hours] =
    status === 'CONFIRMED' ? [published_at, revisionHours.CONFIRMED] : [rejected_at, revisionHours.REJECTED];
  return since !== null && Date.now() - since.getTime() < hours * 3_600_000;
}

function present(review: Review): OwnReview {
  const { prod_id, status, reject_code } = review;
  return { ...contentOf(review), prod_id, prod_name: review.prod.name, status, reject_code };
}
