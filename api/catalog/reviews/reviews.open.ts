import type { NewReview, ReviewList, ReviewQuery } from '@odonta/api/contract';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { readReviews } from './reviews.reading.ts';
import { receiveReview } from './reviews.receiving.ts';
import { newReview, reviewQuery } from './reviews.schema.ts';

export const listReviews = endpoint({
  method: 'get',
  path: '/reviews',
  summary: 'Published reviews of a course or a lecturer, newest first',
  audience: openAudience,
  allow: 'anyone',
  query: reviewQuery,
  handle: async ({ query }) => {
    const { list, dates } = await readReviews(query as ReviewQuery);
    return { message: list, shows: tagsOfReviews(list, dates) };
  },
});

export const createReview = endpoint({
  method: 'post',
  path: '/prods/createReview',
  summary: 'Write a review of a course',
  audience: openAudience,
  allow: 'anyone',
  body: newReview,
  limit: { name: 'reviews', points: 60, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({
    message: await unitOfWork.transaction((transaction) =>
      receiveReview(body as NewReview, origin, transaction),
    ),
  }),
});

/** Each published review counts for its lecturers, and so changes their list. */
const tagsOfReviews = ({ reviews }: ReviewList, dates: readonly number[]) => [
  pageTag('lecturers'),
  ...new Set([...dates, ...reviews.map(({ prod_id }) => prod_id)].map((id) => pageTag('prod', id))),
];
