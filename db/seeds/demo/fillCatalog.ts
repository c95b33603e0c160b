import type { Sequelize, Transaction } from 'sequelize';
import type { CategoryId } from '../../vocabulary/catalog/categories.ts';
import { centers } from './cast/centers.ts';
import { type CastGalleryItem, galleries } from './cast/galleries.ts';
import { lecturers } from './cast/lecturers.ts';
import { prods } from './cast/prods/index.ts';
import { repeats } from './cast/repeats.ts';
import type { CastLecturer, CastProd, Timing } from './cast/types.ts';
import { citiesByName } from './cities.ts';
import type { GeneratedData } from './generate.ts';
import { momentsOf } from './moments.ts';
import { coverOf, sharedCover } from './pictures/names.ts';
import { centerRow, lecturerRow } from './rows/basicRows.ts';
import { changeRows } from './rows/changeRows.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';
import { type Known, lecturerLinks, priceRows, prodRow } from './rows/prodRows.ts';

const chunk = 500;

export interface Filling {
  /** Courses in all, the named ones included. */
  courses: number;
  now: number;
  app: GeneratedData;
  onFilled(done: number): void;
}

/** Writes centres, lecturers and courses. */
export async function fillCatalog(
  sequelize: Sequelize,
  { courses, now, app, onFilled }: Filling,
  transaction: Transaction,
): Promise<void> {
  const cities = await citiesByName(sequelize, transaction);
  const allCenters = [
    ...Object.entries(centers),
    ...app.centers.map((center) => [center.key, center] as const),
  ];
  const allLecturers = everyLecturer(app);
  await insertRows(
    sequelize,
    'centers',
    allCenters.map(([, center], index) => centerRow(index + 1, center)),
    transaction,
  );
  await insertRows(
    sequelize,
    'lecturers',
    allLecturers.map(({ key, lecturer }, index) =>
      lecturerRow(
        index + 1,
        lecturer,
        cities.get(lecturer.city) ?? null,
        (galleries as Partial<Record<string, readonly CastGalleryItem[]>>)[key],
      ),
    ),
    transaction,
  );
  const known: Known = {
    centers: new Map(
      allCenters.map(([key, { city, address }], index) => [key, { id: index + 1, city, address }]),
    ),
    lecturers: new Map(allLecturers.map(({ key }, index) => [key, index + 1])),
    cities,
    now,
  };
  await fillProds(sequelize, known, { courses, app, onFilled }, transaction);
  await moveCounters(sequelize, ['centers', 'lecturers', 'prods'], transaction);
}

interface Teacher {
  key: string;
  lecturer: CastLecturer;
}

function everyLecturer(app: GeneratedData): Teacher[] {
  return [
    ...Object.entries(lecturers).map(([key, lecturer]) => ({ key, lecturer })),
    ...app.lecturers.map((lecturer) => ({ key: lecturer.key, lecturer })),
  ];
}

async function fillProds(
  sequelize: Sequelize,
  known: Known,
  { courses, app, onFilled }: Pick<Filling, 'courses' | 'app' | 'onFilled'>,
  transaction: Transaction,
): Promise<void> {
  const rows = {
    prods: [] as object[],
    prod_prices: [] as object[],
    prod_lecturers: [] as object[],
    prod_changes: [] as object[],
  };
  const write = async () => {
    for (const [table, list] of Object.entries(rows))
      await insertRows(sequelize, table, list.splice(0), transaction);
  };
  let id = 0;
  for (const { filename, prod, series } of everyProd(app, known.now)) {
    if (id === courses) break;
    id += 1;
    const row = { ...prodRow(id, prod, filename, known), series_id: series ?? null };
    rows.prods.push(row);
    rows.prod_changes.push(...changeRows(row, known.now));
    rows.prod_prices.push(...priceRows(id, prod.prices, known.now));
    rows.prod_lecturers.push(...lecturerLinks(id, prod.lecturers, known));
    if (rows.prods.length < chunk) continue;
    await write();
    onFilled(id);
  }
  await write();
  onFilled(id);
}

interface ListedProd {
  filename: string;
  prod: CastProd;
  /** The id of the course it repeats: named courses are numbered in their order. */
  series?: number;
}

function* everyProd(app: GeneratedData, now: number): Generator<ListedProd> {
  for (const [key, prod] of Object.entries(prods)) yield { filename: coverOf(key), prod };
  for (const { of, timing } of repeats)
    yield {
      filename: coverOf(of),
      prod: heldAgain(prods[of], timing),
      series: Object.keys(prods).indexOf(of) + 1,
    };
  const places = placesByDate(app, now);
  let index = 0;
  for (const prod of app.prods()) {
    yield { filename: sharedCover(prod.categories[0], places[index] ?? 0), prod };
    index += 1;
  }
}

/** Courses of a category that follow each other in time, and so in lists, have different covers: the place of each among them. */
function placesByDate(app: GeneratedData, now: number): number[] {
  const dated = Array.from(app.prods(), ({ categories: [category], timing }, index) => ({
    category,
    index,
    start: momentsOf(timing, now).date_start?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
  dated.sort((one, other) => (one.start === other.start ? one.index - other.index : one.start - other.start));
  const counted = new Map<CategoryId, number>();
  const places: number[] = [];
  for (const { category, index } of dated) {
    const place = counted.get(category) ?? 0;
    places[index] = place;
    counted.set(category, place + 1);
  }
  return places;
}

/** The same course with its own calendar: without students yet, and with its early prices still to be set. */
function heldAgain(prod: CastProd, timing: Timing): CastProd {
  return {
    ...prod,
    timing,
    prices: prod.prices.filter(({ type }) => type !== 'date'),
    ...(prod.seats ? { seats: { ...prod.seats, taken: 0 } } : {}),
  };
}
