import type { ProdCard as Card, LecturerFull } from '@odonta/api/contract';
import { City, Lecturer, ProdCard, plainCard } from '@odonta/db/models';
import { Op, type WhereOptions } from 'sequelize';
import { findLecturer, lecturerCard } from '../catalog/lecturers/lecturers.reading.ts';

/** Pages within the future courses, across them and the past ones, beyond both, and of none. */
const pages = [
  { limit: 50, offset: 0 },
  { limit: 3, offset: 1 },
  { limit: 2, offset: 4 },
  { limit: 5, offset: 100 },
  { limit: 0, offset: 0 },
];

type Page = (typeof pages)[number];

/** Every lecturer as his page shows him: read by one statement, and table by table through the models. */
export async function lecturersReadTwice(): Promise<[byStatement: string, byModels: string][]> {
  const read: [string, string][] = [];
  for (const { sef } of await Lecturer.findAll({ attributes: ['sef'], order: ['id'] }))
    for (const page of pages)
      read.push([
        JSON.stringify(await findLecturer(sef, page)),
        JSON.stringify(await lecturerByModels(sef, page)),
      ]);
  return read;
}

async function lecturerByModels(sef: string, { limit, offset }: Page): Promise<LecturerFull | null> {
  const lecturer = await Lecturer.findOne({
    where: { sef, status: 'CONFIRMED' },
    include: [{ model: City, as: 'city' }],
  });
  if (!lecturer) return null;
  const his = { lecturer_ids: { [Op.contains]: [lecturer.id] } };
  const coming: WhereOptions<ProdCard> = { ...his, state: { [Op.ne]: 'PAST' } };
  const past: WhereOptions<ProdCard> = { ...his, state: 'PAST' };
  const prods_count = await ProdCard.count({ where: coming });
  const past_count = await ProdCard.count({ where: past });
  const prods = await cardsOf(coming, 'ASC', { limit, offset });
  const rest = { limit: limit - prods.length, offset: Math.max(0, offset - prods_count) };
  const past_prods = await cardsOf(past, 'DESC', rest);
  const { text, gallery, city } = lecturer;
  const card = lecturerCard(lecturer, prods_count);
  return { ...card, past_count, prods, past_prods, text, gallery, city: city?.name ?? null };
}

async function cardsOf(
  where: WhereOptions<ProdCard>,
  direction: 'ASC' | 'DESC',
  page: Page,
): Promise<Card[]> {
  const order: [string, string][] = [
    ['state_order', 'ASC'],
    ['date_start', direction],
    ['prod_id', 'ASC'],
  ];
  const cards = await ProdCard.findAll({ attributes: ['card'], where, order, ...page });
  return cards.map(({ card }) => plainCard(card) as Card);
}
