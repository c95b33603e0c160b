import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { type Bits, intersect, noBits, setBit, subtract, unite } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import { retain, retainAnyOf, retainBetween, retainHaving } from './columns/narrowing.ts';
import type { Trait, TraitKind } from './columns/traits.ts';
import type { SearchParameters } from './parameters.ts';
import type { Question } from './question.ts';

type Filter<Value> = (bits: Bits, value: Value, cards: CardColumns, question: Question) => void;
type Filters = { [Name in keyof SearchParameters]?: Filter<NonNullable<SearchParameters[Name]>> };

const { POSITIVE_INFINITY: infinite, MAX_VALUE: finite } = Number;

/** How each parameter narrows the cards. A flag that is not set narrows nothing. */
const filters: Filters = {
  ids: (bits, ids, cards) => intersect(bits, rowsWith(ids, cards)),
  disableId: (bits, ids, cards) => subtract(bits, rowsWith(ids, cards)),
  type: anyOf('type'),
  category: anyOf('category'),
  services: (bits, ids, cards) => {
    for (const id of ids) intersect(bits, cards.traits.bits(['service', id]));
  },
  degree: anyOf('degree'),
  city: (bits, _, cards, { cities }) => retainAnyOf(bits, cards.city, cities),
  lecturer: (bits, _, cards, { lecturers }) => retainHaving(bits, cards.lecturers, lecturers),
  lecturerSef: (bits, _, cards, { lecturerOfAddress }) =>
    retainHaving(bits, cards.lecturers, new Set(lecturerOfAddress === null ? [] : [lecturerOfAddress])),
  dateStart: (bits, moment, cards) => retainBetween(bits, cards.start, moment * 1000, finite),
  dateEnd: (bits, moment, cards) => retainBetween(bits, cards.start, -infinite, moment * 1000),
  priceMin: (bits, roubles, cards, { asked }) =>
    retainPriced(bits, cards, asked.group, kopecksOf(roubles), infinite),
  priceMax: (bits, roubles, cards, { asked }) =>
    retainPriced(bits, cards, asked.group, -infinite, kopecksOf(roubles)),
  priceType: anyOf('priceType'),
  duration: (bits, { min, max }, cards) => retainBetween(bits, cards.hours, min, max),
  isOnlyRecord: flag('bookable'),
  isRelatedPromotion: flag('related'),
  isPartnerBonusPromo: flag('partner'),
};

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];

const byRow = new Set<FilterName>([
  'city',
  'lecturer',
  'lecturerSef',
  'dateStart',
  'dateEnd',
  'priceMin',
  'priceMax',
  'duration',
]);
const bitwiseFirst = [...filterNames.filter((name) => !byRow.has(name)), ...byRow];

/** The rows that a search finds; `without` leaves parameters out. */
export function matching(
  cards: CardColumns,
  question: Question,
  without: readonly (keyof SearchParameters)[] = [],
): Bits {
  const asked = Object.fromEntries(
    Object.entries(question.asked).filter(([name]) => without.every((left) => left !== name)),
  ) as Partial<SearchParameters>;
  const bits = cards.traits.bits(['is', asksForPast(asked) ? 'published' : 'present']).slice();
  if (question.words && !without.includes('query')) intersect(bits, cards.words.found(question.words));
  // The cheap ones come first, and leave the others less to look at.
  for (const name of bitwiseFirst)
    if (asked[name] !== undefined) (filters[name] as Filter<unknown>)(bits, asked[name], cards, question);
  return bits;
}

function anyOf(kind: TraitKind): Filter<readonly (string | number)[]> {
  return (bits, values, cards) => {
    const all = noBits(cards.rows);
    for (const value of values) unite(all, cards.traits.bits([kind, value]));
    intersect(bits, all);
  };
}

function flag(name: Trait[1]): Filter<boolean> {
  return (bits, isAsked, cards) => {
    if (isAsked) intersect(bits, cards.traits.bits(['is', name]));
  };
}

function rowsWith(ids: Iterable<number>, cards: CardColumns): Bits {
  const bits = noBits(cards.rows);
  for (const id of ids) {
    const row = cards.rowOf(id);
    if (row !== undefined) setBit(bits, row);
  }
  return bits;
}

function retainPriced(
  bits: Bits,
  cards: CardColumns,
  group: number | undefined,
  least: number,
  most: number,
): void {
  if (group === undefined) retainBetween(bits, cards.price, least, most);
  else
    retain(bits, (row) => {
      const price = cards.priceFor(row, group);
      return price >= least && price <= most;
    });
}

/** Courses that are over are shown only to those who ask for them, name them or name their time. */
function asksForPast({ past, ids, dateStart, dateEnd }: Partial<SearchParameters>): boolean {
  const now = Date.now() / 1000;
  return (
    past ??
    (ids !== undefined ||
      (dateStart !== undefined && dateStart < now) ||
      (dateEnd !== undefined && dateEnd < now))
  );
}
