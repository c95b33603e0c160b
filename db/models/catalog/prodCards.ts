import { Op, QueryTypes, type Transaction } from 'sequelize';
import { categories } from '../../vocabulary/catalog/categories.ts';
import {
  groupFrom,
  isForWhole,
  priceChangesAt,
  priceFrom,
  priceFromType,
  priceNow,
} from '../../vocabulary/catalog/price.ts';
import { prodTypes, promisedServices } from '../../vocabulary/catalog/prod.ts';
import { type ProdState, stateChangesAt, stateOf } from '../../vocabulary/catalog/prodState.ts';
import { refundLineChangesAt } from '../../vocabulary/money/refunds/refundWords.ts';
import { roublesOf } from '../../vocabulary/money.ts';
import { nowInSeconds } from '../../vocabulary/time.ts';
import { connectionOf } from '../sequelizeOf.ts';
import { Center } from './Center.ts';
import { City } from './City.ts';
import { Lecturer } from './Lecturer.ts';
import { Prod } from './Prod.ts';
import { ProdPrice } from './ProdPrice.ts';
import { encodedHtml } from './plainCard.ts';
import { optionsOf, timetableOf } from './prodFacts.ts';
import { keepSearchWords } from './searchWords.ts';

/** The default order of lists: bookable courses, then those not open yet, then those without a date, then past ones. */
const stateOrders: Record<ProdState, number> = {
  OPEN: 0,
  LAST_SEATS: 0,
  WAITLIST: 1,
  PAUSED: 1,
  NOT_YET_OPEN: 1,
  CLOSED: 2,
  ONGOING: 2,
  NO_DATE: 3,
  PAST: 9,
};

/** Rebuilds the cards of these courses, and deletes those of unpublished courses. */
export async function refreshProdCards(ids: readonly number[], transaction: Transaction): Promise<void> {
  // The lock makes two transactions that share a course write its card one after the other, the later one last.
  await Prod.findAll({
    attributes: ['id'],
    where: { id: [...ids] },
    order: ['id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
    paranoid: false,
  });
  const prods = await Prod.findAll({
    where: { id: [...ids], status: 'CONFIRMED', archived_at: null },
    include: shownWithProd,
    transaction,
  });
  const now = nowInSeconds();
  const cards = prods.filter(({ center }) => center.suspended_at === null).map((prod) => cardOf(prod, now));
  const sequelize = connectionOf(Prod);
  await sequelize.query('delete from prod_cards where prod_id = any($1) and not prod_id = any($2)', {
    bind: [ids, cards.map(({ prod_id }) => prod_id)],
    transaction,
  });
  if (cards.length === 0) return;
  await sequelize.query(upsert, { bind: [JSON.stringify(cards)], transaction, type: QueryTypes.INSERT });
  await keepSearchWords(
    sequelize,
    cards.flatMap(({ a, b, c }) => [a, b, c]),
    transaction,
  );
}

export const shownWithProd = [
  { model: Center, as: 'center', required: true, where: { status: 'CONFIRMED' } },
  { model: City, as: 'city' },
  {
    model: ProdPrice,
    as: 'prices',
    separate: true,
    order: [
      ['sort', 'ASC'],
      ['id', 'ASC'],
    ] as [string, string][],
  },
  {
    model: Lecturer,
    as: 'lecturers',
    required: false,
    where: { status: { [Op.ne]: 'REJECTED' } },
    through: { where: { is_shown: true } },
  },
];

/** Lecturers as the course lists them. */
export function lecturersOf<Listed extends { id: number; ProdLecturer: { sort: number } }>(prod: {
  lecturers: readonly Listed[];
}): Listed[] {
  return [...prod.lecturers].sort((a, b) => a.ProdLecturer.sort - b.ProdLecturer.sort || a.id - b.id);
}

function cardOf(prod: Prod, now: number) {
  const timetable = timetableOf(prod, prod.center);
  const options = optionsOf(prod);
  const price_now = priceNow(prod.price, options, now);
  const state = stateOf(timetable, now);
  const lecturers = lecturersOf(prod);
  const groups = options.filter((option) => option.type === 'listener' && isForWhole(option));
  const changes = [
    ...stateChangesAt(timetable, now),
    ...priceChangesAt(options, now),
    ...refundLineChangesAt(prod.refund_policy, timetable.date_start, now),
  ];
  return {
    prod_id: prod.id,
    type: prod.type,
    degree: prod.degree,
    categories: prod.categories,
    services: promisedServices(prod),
    center_id: prod.center_id,
    series_id: prod.series_id ?? prod.id,
    city_id: prod.city_id,
    duration_hours: prod.duration_hours,
    price_now,
    price_types: [...new Set(['main', ...options.map(({ type }) => type)])],
    group_counts: groups.map(groupFrom),
    group_prices: groups.map(({ price }) => price),
    lecturer_ids: lecturers.map(({ id }) => id),
    lecturer_sefs: lecturers.map(({ sef }) => sef),
    date_start: prod.date_start,
    date_end: prod.date_end,
    state,
    state_order: stateOrders[state],
    is_related_promotion: prod.is_related_promotion,
    is_partner_bonus_promo: prod.is_partner_bonus_promo,
    is_promoted: false,
    changes_at: changes.length > 0 ? new Date(Math.min(...changes) * 1000) : null,
    a: searchable(prod.name),
    b: searchable(lecturers.map(({ name }) => name).join(' '), ...prod.categories.map(nameOfCategory)),
    c: searchable(prod.center.name, prod.city?.name ?? 'онлайн', prodTypes[prod.type]),
    card: {
      id: prod.id,
      slug: prod.slug,
      name: encodedHtml(prod.name),
      city: prod.city?.name ?? null,
      type: prod.type,
      degree: prod.degree,
      price: roublesOf(prod.price),
      price_now: roublesOf(price_now),
      price_from: roublesOf(priceFrom(prod.price, options, now)),
      price_from_type: priceFromType(options, now) ?? undefined,
      date_start: timetable.date_start,
      date_end: timetable.date_end,
      state,
      ...(state === 'PAUSED' && { closed_to: prod.center.closed_to, closure_note: prod.center.closure_note }),
      duration_hours: prod.duration_hours,
      file_preview: { filename: prod.filename, alt: prod.alt ?? prod.name },
      lecturers: lecturers.map(({ name, sef }) => ({ name, sef })),
      categories: prod.categories,
      services: promisedServices(prod),
      is_promoted: false,
      ratings: { total: prod.rating_total, count: prod.rating_count },
    },
  };
}

/** Bare words, as queries are read too: PostgreSQL itself would take CAD/CAM for one word, the path of a file. */
function searchable(...texts: string[]): string {
  return texts
    .join(' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

const nameOfCategory = (id: number) => categories[id - 1]?.name ?? '';

const columns = [
  'prod_id',
  'card',
  'type',
  'degree',
  'categories',
  'services',
  'center_id',
  'series_id',
  'city_id',
  'duration_hours',
  'price_now',
  'price_types',
  'group_counts',
  'group_prices',
  'lecturer_ids',
  'lecturer_sefs',
  'date_start',
  'date_end',
  'state',
  'state_order',
  'is_related_promotion',
  'is_partner_bonus_promo',
  'is_promoted',
  'changes_at',
];
const weighed = (weight: string) => `setweight(to_tsvector('russian', ${weight}), '${weight.toUpperCase()}')`;
const upsert = `
  insert into prod_cards (${columns.join(', ')}, tsv)
  select ${columns.join(', ')}, ${['a', 'b', 'c'].map(weighed).join(' || ')}
  from jsonb_to_recordset($1) as r(prod_id int, card jsonb, type int, degree text, categories int[], services int[],
    center_id int, series_id int, city_id int, duration_hours int, price_now bigint, price_types text[], group_counts int[], group_prices int[],
    lecturer_ids int[], lecturer_sefs text[],
    date_start timestamptz, date_end timestamptz, state text, state_order smallint, is_related_promotion boolean,
    is_partner_bonus_promo boolean, is_promoted boolean, changes_at timestamptz, a text, b text, c text)
  on conflict (prod_id) do update set ${[...columns.slice(1), 'tsv'].map((column) => `${column} = excluded.${column}`).join(', ')}`;
