import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { SearchParameters } from './parameters.ts';
import { countedIn } from './series.ts';

/** A search as SQL over the cards: pieces of text and the values they are bound to. */
export interface Statement {
  where: string;
  values: unknown[];
  /** The number under which the text query is bound, when there is one. */
  textAt: number | null;
  /** The counted unit: a course, or a series. */
  counted: string;
}

type Bind = (value: unknown) => string;
type Condition<Value> = (value: Value, bind: Bind, asked: SearchParameters) => string;
type Filters = { [Name in keyof SearchParameters]?: Condition<NonNullable<SearchParameters[Name]>> };

const online = 'онлайн';

/** How each parameter narrows the cards. A flag that is not set narrows nothing. */
const filters: Filters = {
  ids: (ids, bind) => `prod_id = any(${bind(ids)}::int[])`,
  disableId: (ids, bind) => `prod_id <> all(${bind(ids)}::int[])`,
  type: (types, bind) => `type = any(${bind(types)}::int[])`,
  category: (ids, bind) => `categories && ${bind(ids)}::int[]`,
  services: (ids, bind) => `services @> ${bind(ids)}::int[]`,
  degree: (degrees, bind) => `degree = any(${bind(degrees)}::text[])`,
  city: cityCondition,
  lecturer: (lecturers, bind) =>
    `lecturer_ids && array(select coalesce(merged_into, id) from lecturers where id::text = any(${bind(lecturers)}::text[]) or lower(name) = any(${bind(lecturers.map((name) => name.toLowerCase()))}::text[]))`,
  // A merged lecturer is still found by his old address.
  lecturerSef: (sef, bind) =>
    `lecturer_sefs @> array[coalesce((select sef from lecturers where id = (select merged_into from lecturers where sef = ${bind(sef)})), ${bind(sef)}::text)]`,
  dateStart: (moment, bind) => `date_start >= to_timestamp(${bind(moment)}::bigint)`,
  dateEnd: (moment, bind) => `date_start <= to_timestamp(${bind(moment)}::bigint)`,
  priceMin: (roubles, bind, asked) => `${priceOf(asked, bind)} >= ${bind(kopecksOf(roubles))}::bigint`,
  priceMax: (roubles, bind, asked) => `${priceOf(asked, bind)} <= ${bind(kopecksOf(roubles))}::bigint`,
  priceType: (types, bind) => `price_types && ${bind(types)}::text[]`,
  duration: ({ min, max }, bind) => `duration_hours between ${bind(min)}::int and ${bind(max)}::int`,
  isOnlyRecord: (only, bind) => (only ? `state = any(${bind(bookableStates)}::text[])` : 'true'),
  isRelatedPromotion: (only) => (only ? 'is_related_promotion' : 'true'),
  isPartnerBonusPromo: (only) => (only ? 'is_partner_bonus_promo' : 'true'),
};

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];

/** The conditions of a search; `textQuery` is the parsed query, `without` leaves parameters out. */
export function statementOf(
  parameters: SearchParameters,
  textQuery: string | null,
  without: readonly string[] = [],
): Statement {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts = filterNames
    .filter((name) => parameters[name] !== undefined && !without.includes(name))
    .map((name) => (filters[name] as Condition<unknown>)(parameters[name], bind, parameters));
  const textAt = textQuery === null || without.includes('query') ? null : values.push(textQuery);
  if (textAt) parts.push(`tsv @@ to_tsquery('russian', $${textAt})`);
  const asked = Object.entries(parameters).filter(([name]) => !without.includes(name));
  if (!asksForPast(Object.fromEntries(asked))) parts.push(`state_order < 9`);
  return {
    where: parts.length > 0 ? parts.join(' and ') : 'true',
    values,
    textAt,
    counted: countedIn(parameters),
  };
}

/** The present price of one participant, or of each of the requested group. */
export function priceOf({ group }: SearchParameters, bind: Bind): string {
  return group === undefined
    ? 'price_now'
    : `group_price(price_now, group_counts, group_prices, ${bind(group)}::int)`;
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

function cityCondition(cities: string[], bind: (value: unknown) => string): string {
  const named = cities.map(plainCity);
  const known = `city_id = any(array(select coalesce(merged_into, id) from cities where ${isNamed(bind(named))}))`;
  return named.includes(online) ? `(${known} or city_id is null)` : known;
}

export const plainCity = (city: string) => city.toLowerCase().replaceAll('ё', 'е');

/** Whether a row of `cities` is one of those named, by name or number; `names` is where they are bound. */
export function isNamed(names: string): string {
  return `(id::text = any(${names}::text[]) or replace(lower(name), 'ё', 'е') = any(${names}::text[]))`;
}
