import type { ProdCard as Card, LecturerCard, LecturerFull } from '@odonta/api/contract';
import { City, Lecturer, ProdCard, plainCard } from '@odonta/db/models';
import { lecturerLetters } from '@odonta/db/vocabulary/catalog/lecturerLetters.ts';
import { ratingPrior } from '@odonta/db/vocabulary/catalog/reviews/rating.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { tagsOfLecturer, tagsOfLecturers } from '@odonta/db/vocabulary/edge/shownTags.ts';
import Joi from 'joi';
import { Op, QueryTypes, type WhereOptions } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { likeText } from '../../platform/lists/like.ts';

export interface LecturerSearch {
  name?: string;
  /** The first of the name. */
  letter?: string;
  limit: number;
  offset: number;
}

/** The requested courses of the lecturer. */
export type CoursesPage = Pick<LecturerSearch, 'limit' | 'offset'>;

const pageOfMany = {
  limit: Joi.number().integer().min(1).max(100).default(20),
  offset: Joi.number().integer().min(0).max(100_000).default(0),
};

export const listLecturers = endpoint({
  method: 'get',
  path: '/lecturers',
  summary: 'Lecturers by name',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<LecturerSearch>({
    name: line(100).allow(''),
    letter: Joi.string().valid(...lecturerLetters),
    ...pageOfMany,
  }),
  handle: async ({ query }) => {
    const lecturers = await findLecturers(query);
    // Those with more courses come first: a new course may bring one in who is not on this page.
    return { message: lecturers, shows: [pageTag('list'), ...tagsOfLecturers(lecturers)] };
  },
});

export const readLecturer = endpoint({
  method: 'get',
  path: '/lecturers/:sef',
  summary: 'A lecturer with his courses',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<CoursesPage>({ ...pageOfMany, limit: pageOfMany.limit.default(50) }),
  handle: async ({ params, query }) => {
    const lecturer = await findLecturer(params.sef ?? '', query);
    if (!lecturer) throw notFound('Такого лектора нет');
    return { message: lecturer, shows: tagsOfLecturer(lecturer) };
  },
});

const comparableRating = `(l.rating_total + ${ratingPrior.mark * ratingPrior.reviews}) / (l.rating_count + ${ratingPrior.reviews})`;

const firstLetter = `translate(upper(left(l.name, 1)), 'Ё', 'Е')`;

/** Published lecturers whose name contains every word, those with more courses first, then the better rated. */
export async function findLecturers({
  name = '',
  letter = '',
  limit,
  offset,
}: LecturerSearch): Promise<LecturerCard[]> {
  const words = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 6);
  const patterns = words.map((word) => `%${likeText(word)}%`);
  const rows = await Lecturer.sequelize?.query<Lecturer & { prods_count: number }>(
    `select l.id, l.sef, l.name, l.filename, l.alt, l.rating_total, l.rating_count, count(c.prod_id)::int as prods_count
     from lecturers l left join prod_cards c on c.lecturer_ids @> array[l.id] and c.state <> 'PAST'
     where l.status = 'CONFIRMED' and l.deleted_at is null and translate(lower(l.name), 'ё', 'е') like all ($1::text[])
       and ($4 = '' or ${firstLetter} = $4)
     group by l.id order by prods_count desc, ${comparableRating} desc, l.name, l.id limit $2 offset $3`,
    { bind: [patterns, limit, offset, letter], type: QueryTypes.SELECT },
  );
  return (rows ?? []).map((row) => lecturerCard(row, row.prods_count));
}

/** How many published lecturers there are at each letter. */
export async function countLecturersByLetter(): Promise<Record<string, number>> {
  const rows = await Lecturer.sequelize?.query<{ letter: string; count: number }>(
    `select ${firstLetter} as letter, count(*)::int as count from lecturers l
     where l.status = 'CONFIRMED' and l.deleted_at is null group by 1`,
    { type: QueryTypes.SELECT },
  );
  return Object.fromEntries((rows ?? []).map(({ letter, count }) => [letter, count]));
}

export async function findLecturer(sef: string, page: CoursesPage): Promise<LecturerFull | null> {
  const lecturer = await Lecturer.findOne({
    where: { sef, status: 'CONFIRMED' },
    include: [{ model: City, as: 'city' }],
  });
  if (!lecturer) return null;
  return {
    ...(await coursesOf(lecturer, page)),
    text: lecturer.text,
    city: lecturer.city?.name ?? null,
  };
}

/** Past courses follow future ones, so that the pages are those of one list. */
async function coursesOf(lecturer: Lecturer, { limit, offset }: CoursesPage) {
  const his = { lecturer_ids: { [Op.contains]: [lecturer.id] } };
  const coming: WhereOptions<ProdCard> = { ...his, state: { [Op.ne]: 'PAST' } };
  const past: WhereOptions<ProdCard> = { ...his, state: 'PAST' };
  const [prods_count, past_count] = await Promise.all([
    ProdCard.count({ where: coming }),
    ProdCard.count({ where: past }),
  ]);
  const prods = await cardsOf(coming, 'ASC', { limit, offset });
  const rest = { limit: limit - prods.length, offset: Math.max(0, offset - prods_count) };
  const past_prods = await cardsOf(past, 'DESC', rest);
  return { ...lecturerCard(lecturer, prods_count), past_count, prods, past_prods };
}

async function cardsOf(
  where: WhereOptions<ProdCard>,
  direction: 'ASC' | 'DESC',
  page: CoursesPage,
): Promise<Card[]> {
  const cards = await ProdCard.findAll({
    attributes: ['card'],
    where,
    order: [
      ['state_order', 'ASC'],
      ['date_start', direction],
      ['prod_id', 'ASC'],
    ],
    ...page,
  });
  return cards.map(({ card }) => plainCard(card) as Card);
}

function lecturerCard(
  lecturer: Pick<Lecturer, 'id' | 'sef' | 'name' | 'filename' | 'alt' | 'rating_total' | 'rating_count'>,
  prods_count: number,
): LecturerCard {
  const { id, sef, name, filename, alt, rating_total, rating_count } = lecturer;
  const ratings = { total: Number(rating_total), count: rating_count };
  return { id, sef, name, filename, file_preview: { filename, alt: alt ?? name }, prods_count, ratings };
}
