import type { NewReview, ReviewList, ReviewQuery } from '@odonta/api/contract';
import { Lecturer, Prod, Review } from '@odonta/db/models';
import { marks } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { col, fn, Op, type WhereOptions } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { ofSeries } from '../prods/prods.series.ts';
import { presentReviews } from './reviews.presenter.ts';
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
    const dates = await datesAsked(query as ReviewQuery);
    const message = await reviewsOf(query as ReviewQuery, dates);
    return { message, shows: tagsOfReviews(message, dates ?? []) };
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
const tagsOfReviews = ({ reviews }: ReviewList, dates: number[]) => [
  pageTag('lecturers'),
  ...new Set([...dates, ...reviews.map(({ prod_id }) => prod_id)].map((id) => pageTag('prod', id))),
];

/** Published reviews that were not taken down, including those with a corrected text under moderation. */
export const findReviews = async (query: ReviewQuery): Promise<ReviewList> =>
  reviewsOf(query, await datesAsked(query));

async function reviewsOf(
  { lecturer, limit, offset }: ReviewQuery,
  dates: number[] | null,
): Promise<ReviewList> {
  const where: WhereOptions = {
    [Op.and]: [
      { published_at: { [Op.ne]: null } },
      ...(dates === null ? [] : [{ prod_id: { [Op.in]: dates } }]),
      ...(lecturer === undefined ? [] : [{ lecturers: { [Op.contains]: [await idOfLecturer(lecturer)] } }]),
    ],
  };
  const [rows, counted] = await Promise.all([
    Review.findAll({
      where,
      include: [{ model: Prod, as: 'prod', paranoid: false }],
      order: [
        ['published_at', 'DESC'],
        ['id', 'DESC'],
      ],
      limit,
      offset,
    }),
    countByMark(where),
  ]);
  const count = counted.reduce((sum, group) => sum + group.count, 0);
  const total = counted.reduce((sum, group) => sum + group.total, 0);
  return {
    reviews: await presentReviews(rows),
    count,
    ratings: { total: Math.round(total * 100) / 100, count },
    distribution: marks
      .map((mark) => ({ mark, count: counted.find((group) => group.mark === mark)?.count ?? 0 }))
      .reverse(),
  };
}

const datesAsked = async ({ prod_id }: ReviewQuery) =>
  prod_id === undefined ? null : datesOfSeries(prod_id);

/** Dates of a series are the same course: reviews of one date are shown at all of them. */
async function datesOfSeries(id: number): Promise<number[]> {
  const prod = await Prod.findByPk(id, { attributes: ['id', 'series_id'] });
  const dates = await Prod.findAll({ attributes: ['id'], where: ofSeries(prod?.series_id ?? id) });
  return dates.map((date) => date.id);
}

/** No row has the number 0, so an unknown lecturer has no reviews. */
async function idOfLecturer(sef: string): Promise<number> {
  const lecturer = await Lecturer.findOne({ attributes: ['id'], where: { sef, status: 'CONFIRMED' } });
  return lecturer?.id ?? 0;
}

async function countByMark(where: WhereOptions): Promise<{ mark: number; count: number; total: number }[]> {
  const mark = fn('round', col('rating'));
  const rows = (await Review.findAll({
    attributes: [
      [mark, 'mark'],
      [fn('count', col('id')), 'count'],
      [fn('sum', col('rating')), 'total'],
    ],
    where,
    group: [mark as never],
    raw: true,
  })) as unknown as Record<'mark' | 'count' | 'total', string>[];
  return rows.map(({ mark, count, total }) => ({
    mark: Number(mark),
    count: Number(count),
    total: Number(total),
  }));
}
