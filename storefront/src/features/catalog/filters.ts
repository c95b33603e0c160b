import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { degrees, prodTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { type CatalogParameter, catalogParameters } from '@odonta/db/vocabulary/site/pageQueries.ts';

/** What is chosen in the catalogue. It lives in the address and nowhere else; several values of one are comma separated. */
export type Filters = Partial<Record<Exclude<CatalogParameter, 'page'>, string>>;
export type FilterName = keyof Filters;

export const pageSize = 24;

const choices: Partial<Record<FilterName, readonly string[]>> = {
  type: Object.keys(prodTypes),
  category: categories.map(({ id }) => String(id)),
  degree: Object.keys(degrees),
  services: Object.keys(services),
  priceType: Object.keys(priceTypes),
  isOnlyRecord: ['1'],
  sortPrice: ['asc', 'desc'],
  sortDate: ['asc', 'desc'],
};
const lists: readonly FilterName[] = ['type', 'category', 'degree', 'services'];
const numbers: readonly FilterName[] = ['priceMin', 'priceMax', 'dateStart', 'dateEnd'];

/** Whatever an address says that makes no sense is passed over: people edit addresses by hand. */
export function filtersOf(query: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of catalogParameters) {
    if (name === 'page') continue;
    const value = sensible(name, query.getAll(name));
    if (value !== '') filters[name] = value;
  }
  return filters;
}

export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The same question in the words of `GET /prods/search`. */
export function searchParameters({ q, ...filters }: Filters, page = 1): Record<string, string> {
  return {
    ...(q === undefined ? {} : { query: q }),
    ...filters,
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
  const { [name]: _, ...others } = filters;
  const left =
    value !== undefined && lists.includes(name)
      ? valuesOf(filters, name).filter((kept) => kept !== value)
      : [];
  return left.length === 0 ? others : { ...others, [name]: left.join(',') };
}

export const isList = (name: FilterName): boolean => lists.includes(name);

function sensible(name: FilterName, given: string[]): string {
  const values = isList(name) ? given.flatMap((text) => text.split(',')) : given.slice(0, 1);
  const known = choices[name];
  const good = values
    .map((value) => value.trim().slice(0, 200))
    .filter((value) => value !== '' && (known === undefined || known.includes(value)))
    .filter((value) => !numbers.includes(name) || /^\d{1,10}$/.test(value))
    .filter((value) => name !== 'duration' || /^\d{1,4}-\d{1,4}$/.test(value));
  return [...new Set(good)].join(',');
}
