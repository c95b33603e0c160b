import type { ReviewList, ReviewQuery } from '@odonta/api/contract';
import { Center, Lecturer, Prod, ProdCard, Review } from '@odonta/db/models';
import { marks } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { Op, type WhereOptions } from 'sequelize';
import { ofSeries } from '../catalog/prods/prods.series.ts';
import { presentReview } from '../catalog/reviews/reviews.presenter.ts';
import { findReviews } from '../catalog/reviews/reviews.reading.ts';

/** Reviews of courses, of lecturers, of both and of neither: read by one statement, and table by table through the models. */
export async function reviewsReadTwice(): Promise<[byStatement: string, byModels: string][]> {
  const lecturers = await Lecturer.findAll({ attributes: ['sef'], order: ['id'], limit: 12 });
  const reviewed = await Review.findAll({ where: { published_at: { [Op.ne]: null } }, include: ['prod'] });
  const series = [...new Set(reviewed.map(({ prod }) => prod.series_id ?? prod.id))];
  const prods = await Prod.findAll({ where: { [Op.or]: series.map(ofSeries) }, paranoid: false });
  const centers = await Center.findAll({
    attributes: ['slug'],
    where: { status: 'CONFIRMED', suspended_at: null },
  });
  const both = await Promise.all(
    reviewed.slice(0, 5).map(async ({ prod_id, lecturers: [first = 0] }) => ({
      prod_id,
      lecturer: (await Lecturer.findByPk(first))?.sef ?? 'nobody',
    })),
  );
  const asked = [
    {},
    { prod_id: 2_147_483_647 },
    { lecturer: 'nobody' },
    { center: 'nowhere' },
    ...centers.slice(0, 12).map(({ slug }) => ({ center: slug })),
    ...prods.slice(0, 40).map(({ id }) => ({ prod_id: id })),
    ...lecturers.map(({ sef }) => ({ lecturer: sef })),
    ...both,
  ];
  const read: [string, string][] = [];
  for (const each of asked)
    for (const page of [
      { limit: 20, offset: 0 },
      { limit: 2, offset: 1 },
    ]) {
      const query = { ...each, ...page } as ReviewQuery;
      read.push([JSON.stringify(await findReviews(query)), JSON.stringify(await reviewsByModels(query))]);
    }
  return read;
}

async function reviewsByModels({
  prod_id,
  lecturer,
  center,
  limit,
  offset,
}: ReviewQuery): Promise<ReviewList> {
  const where: WhereOptions = {
    [Op.and]: [
      { published_at: { [Op.ne]: null } },
      ...(prod_id === undefined ? [] : [{ prod_id: { [Op.in]: await datesOfSeries(prod_id) } }]),
      ...(center === undefined ? [] : [{ prod_id: { [Op.in]: await prodsOfCenter(center) } }]),
      ...(lecturer === undefined ? [] : [{ lecturers: { [Op.contains]: [await idOfLecturer(lecturer)] } }]),
    ],
  };
  const order: [string, string][] = [
    ['published_at', 'DESC'],
    ['id', 'DESC'],
  ];
  const include = [{ model: Prod, as: 'prod', paranoid: false }];
  const rows = await Review.findAll({ where, include, order, limit, offset });
  const all = await Review.findAll({ where });
  const total = all.reduce((sum, { rating }) => sum + rating, 0);
  return {
    reviews: await Promise.all(rows.map(shown)),
    count: all.length,
    ratings: { total: Math.round(total * 100) / 100, count: all.length },
    distribution: marks
      .map((mark) => ({ mark, count: all.filter(({ rating }) => Math.round(rating) === mark).length }))
      .reverse(),
  };
}

async function shown(review: Review) {
  const confirmed = await Lecturer.findAll({ where: { id: review.lecturers, status: 'CONFIRMED' } });
  const lecturers = review.lecturers.flatMap((id) => confirmed.find((each) => each.id === id) ?? []);
  return presentReview({
    review,
    prod: review.prod,
    is_open: (await ProdCard.count({ where: { prod_id: review.prod_id } })) > 0,
    lecturers: lecturers.map(({ name, sef }) => ({ name, sef })),
  });
}

async function datesOfSeries(id: number): Promise<number[]> {
  const prod = await Prod.findByPk(id, { attributes: ['id', 'series_id'] });
  const dates = await Prod.findAll({ attributes: ['id'], where: ofSeries(prod?.series_id ?? id) });
  return dates.map((date) => date.id);
}

async function prodsOfCenter(slug: string): Promise<number[]> {
  const center = await Center.findOne({ where: { slug, status: 'CONFIRMED', suspended_at: null } });
  const prods = await Prod.findAll({ where: { center_id: center?.id ?? 0 }, paranoid: false });
  return prods.map(({ id }) => id);
}

const idOfLecturer = async (sef: string) =>
  (await Lecturer.findOne({ attributes: ['id'], where: { sef, status: 'CONFIRMED' } }))?.id ?? 0;
