import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type PriceType, priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { degrees, prodTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { type FilterName, type Filters, isList, valuesOf, without } from './filters.ts';

export interface Chip {
  name: FilterName;
  value: string;
  label: string;
  /** What stays chosen when this is taken away. */
  rest: Filters;
}

/** What is chosen, each value on its own, in the words people see. Sorting chooses nothing, so it has no chip. */
export function chipsOf(filters: Filters): Chip[] {
  const names = (Object.keys(filters) as FilterName[]).filter(
    (name) => name !== 'sortPrice' && name !== 'sortDate',
  );
  return names.flatMap((name) =>
    (isList(name) ? valuesOf(filters, name) : [filters[name] ?? '']).map((value) => ({
      name,
      value,
      label: labelOf(name, value),
      rest: without(filters, name, value),
    })),
  );
}

const table = (labels: object) => (value: string) =>
  (labels as Record<string, string | undefined>)[value] ?? value;

const labels: Record<Exclude<FilterName, 'sortPrice' | 'sortDate'>, (value: string) => string> = {
  q: (value) => `«${value}»`,
  city: (value) => value,
  lecturer: (value) => `лектор: ${value}`,
  type: table(prodTypes),
  category: (value) => categories.find(({ id }) => String(id) === value)?.name ?? value,
  degree: table(degrees),
  services: table(services),
  priceType: (value) => `есть цена «${priceTypes[value as PriceType]}»`,
  priceMin: (value) => `от ${formatPrice(Number(value))}`,
  priceMax: (value) => `до ${formatPrice(Number(value))}`,
  dateStart: (value) => `с ${formatDay(Number(value))}`,
  dateEnd: (value) => `по ${formatDay(Number(value))}`,
  duration: (value) => `${value.replace('-', '–')} ч.`,
  isOnlyRecord: () => 'только с открытой записью',
};

function labelOf(name: FilterName, value: string): string {
  return name === 'sortPrice' || name === 'sortDate' ? value : labels[name](value);
}
