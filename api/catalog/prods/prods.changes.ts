import { City, Lecturer, type Prod, ProdChange, ProdLecturer, timetableOf } from '@odonta/db/models';
import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { type AnnouncedFacts, changesBetween } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import type { Transaction } from 'sequelize';
import { askAgain } from '../lecturer_consents/askingAgain.ts';
import type { ProdBody } from './prods.schema.ts';

const announced = [
  'date_start',
  'date_end',
  'is_date_open',
  'city_id',
  'address',
  'lecturer_ids',
  'schedule',
  'duration_hours',
] as const satisfies readonly (keyof ProdBody)[];

/** Writes, and records changes of the facts that a published course has announced. */
export async function announcing(
  prod: Prod,
  body: Partial<ProdBody>,
  transaction: Transaction,
  write: () => Promise<void>,
): Promise<void> {
  // For a thousand courses with changed prices alone, six queries each would be wasted.
  const touches = announced.some((field) => body[field] !== undefined);
  if (prod.published_at === null || !touches) return write();
  const before = await factsOf(prod, transaction);
  await write();
  const changes = changesBetween(before, await factsOf(prod, transaction));
  await ProdChange.bulkCreate(
    changes.map(({ informs, ...change }) => ({
      ...{ prod_id: prod.id, ...change },
      notified_at: informs ? null : new Date(),
    })),
    { transaction },
  );
  await askAgain(prod, changes, transaction);
}

/** The row in memory: its own columns are saved at the end. */
async function factsOf(prod: Prod, transaction: Transaction): Promise<AnnouncedFacts> {
  const { date_start, date_end } = timetableOf(prod, noClosure);
  const city = prod.city_id ? await City.findByPk(prod.city_id, { transaction }) : null;
  const lecturers = await Lecturer.findAll({
    attributes: ['name'],
    where: { id: await shownLecturersOf(prod.id, transaction) },
    order: [['name', 'ASC']],
    transaction,
  });
  return {
    date_start,
    date_end,
    city: city?.name ?? null,
    address: prod.address || null,
    duration_hours: prod.duration_hours,
    schedule: prod.schedule,
    lecturers: lecturers.map(({ name }) => name),
  };
}

/** Whom the page names: a lecturer who has not agreed yet is announced when he does. */
async function shownLecturersOf(prod_id: number, transaction: Transaction): Promise<number[]> {
  const links = await ProdLecturer.findAll({ where: { prod_id, is_shown: true }, transaction });
  return links.map(({ lecturer_id }) => lecturer_id);
}
