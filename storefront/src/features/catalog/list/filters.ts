import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { degrees, prodTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { groupSizes } from '@odonta/db/vocabulary/catalog/search.ts';
import { type CatalogParameter, catalogParameters } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import { isDay, isMonth, momentOf } from './days.ts';

/** The filters of the catalogue. They are stored in the address and nowhere else; several values of one are comma separated. */
export type Filters = Partial<Record<Exclude<CatalogParameter, 'page'>, string>>;
export type FilterName = keyof Filters;

export const pageSize = 24;

const flag = ['1'];
const choices: Partial<Record<FilterName, readonly string[]>> = {
  type: Object.keys(prodTypes),
  category: categories.map(({ id }) => String(id)),
  degree: Object.keys(degrees),
  services: Object.keys(services),
  priceType: Object.keys(priceTypes),
  isOnlyRecord: flag,
  isRelatedPromotion: flag,
  isPartnerBonusPromo: flag,
  disablePromotion: flag,
  past: flag,
  exact: flag,
  view: ['month'],
  sortPrice: ['asc', 'desc'],
  sortDate: ['asc', 'desc'],
};
const lists: readonly FilterName[] = [
  'type',
  'category',
  'degree',
  'services',
  'priceType',
  'city',
  'lecturer',
];
/** How a value must look where any is welcome that looks so. */
const looks: Partial<Record<FilterName, (value: string) => boolean>> = {
  priceMin: (value) => /^\d{1,7}$/.test(value),
  priceMax: (value) => /^\d{1,7}$/.test(value),
  group: (value) => /^\d{1,2}$/.test(value) && +value >= groupSizes.min && +value <= groupSizes.max,
  dateStart: isMoment,
  dateEnd: isMoment,
  duration: (value) => /^\d{0,4}-\d{0,4}$/.test(value) && value !== '-',
  month: isMonth,
};
/** Parameters of presentation, which filter nothing. */
const manners: readonly FilterName[] = ['sortPrice', 'sortDate', 'view', 'month'];

/** Invalid parts of an address are ignored: people edit addresses manually. */
export function filtersOf(query: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of catalogParameters) {
    if (name === 'page') continue;
    const value = sensible(name, query.getAll(name));
    if (value !== '') filters[name] = value;
  }
  return consistent(filters);
}

/** Names of active filters; sorting and the view are left out. */
export const chosenNames = (filters: Filters): FilterName[] =>
  (Object.keys(filters) as FilterName[]).filter((name) => !manners.includes(name));

/** The parameters that remain when all filters are removed. */
export function mannersOf(filters: Filters): Filters {
  return Object.fromEntries(manners.filter((name) => filters[name]).map((name) => [name, filters[name]]));
}

export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The same question in the words of `GET /prods/search`. */
export function searchParameters(
  { q, view, month: _, dateStart, dateEnd, ...filters }: Filters,
  page = 1,
): Record<string, string> {
  return {
    ...(q === undefined ? {} : { query: q }),
    ...filters,
    ...(dateStart === undefined ? {} : { dateStart: momentOf(dateStart, 'beginning') }),
    ...(dateEnd === undefined ? {} : { dateEnd: momentOf(dateEnd, 'end') }),
    // A list has each course once; a month has each of its days.
    ...(view === 'month' ? {} : { series: '1' }),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
    facets: '1',
  };
}

export function addressOf(path: string, filters: Filters, page = 1): string {
  const query = new URLSearchParams(filters);
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

export const valuesOf = (filters: Filters, name: FilterName): string[] => filters[name]?.split(',') ?? [];

export function without(filters: Filters, name: FilterName, value?: string): Filters {
  const { [name]: _, ...kept } = filters;
  const others = name === 'q' ? withoutExact(kept) : kept;
  const left =
    value !== undefined && lists.includes(name)
      ? valuesOf(filters, name).filter((kept) => kept !== value)
      : [];
  return left.length === 0 ? others : { ...others, [name]: left.join(',') };
}

/** The same question without the city that its words name. */
export function beyondNamedCity(filters: Filters, { query }: { query: string }): Filters {
  return query === '' ? without(filters, 'q') : { ...filters, q: query };
}

export const isList = (name: FilterName): boolean => lists.includes(name);

function sensible(name: FilterName, given: string[]): string {
  const values = isList(name) ? given.flatMap((text) => text.split(',')) : given.slice(0, 1);
  const known = choices[name];
  const good = values
    .map((value) => value.trim().slice(0, 200))
    .filter((value) => value !== '' && (known === undefined || known.includes(value)))
    .filter((value) => looks[name]?.(value) ?? true);
  return [...new Set(good)].join(',');
}

function isMoment(value: string): boolean {
  return isDay(value) || /^\d{9,10}$/.test(value);
}

/** A month belongs to the calendar alone, and without words there is nothing to take just as it was typed. */
function consistent(filters: Filters): Filters {
  const { month: _, ...list } = filters;
  const shown = filters.view === 'month' ? filters : list;
  return filters.q === undefined ? withoutExact(shown) : shown;
}

function withoutExact({ exact: _, ...others }: Filters): Filters {
  return others;
}
