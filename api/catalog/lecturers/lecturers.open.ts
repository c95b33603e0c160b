import type { LecturerCard } from '@odonta/api/contract';
import { Lecturer } from '@odonta/db/models';
import { lecturerLetters } from '@odonta/db/vocabulary/catalog/lecturerLetters.ts';
import { ratingPrior } from '@odonta/db/vocabulary/catalog/reviews/rating.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { tagsOfLecturer, tagsOfLecturers } from '@odonta/db/vocabulary/edge/shownTags.ts';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { likeText } from '../../platform/lists/like.ts';
import { type CoursesPage, findLecturer, lecturerCard } from './lecturers.reading.ts';

export interface LecturerSearch {
  name?: string;
  /** The first of the name. */
  letter?: string;
  limit: number;
  offset: number;
}

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
