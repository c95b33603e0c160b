import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type PriceType, priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { degrees, prodTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { momentOf } from './days.ts';
import { durationLabel } from './durations.ts';
import { chosenNames, type FilterName, type Filters, isList, valuesOf, without } from './filters.ts';

export interface Chip {
  name: FilterName;
  value: string;
  label: string;
  /** The remaining filters when this one is removed. */
  rest: Filters;
}

/** The active filters, each value on its own, in words. */
export function chipsOf(filters: Filters): Chip[] {
  return chosenNames(filters).flatMap((name) =>
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

const day = (value: string) => formatDay(Number(momentOf(value, 'beginning')), 'UTC');

const labels: Partial<Record<FilterName, (value: string) => string>> = {
  q: (value) => `«${value}»`,
  city: (value) => value,
  lecturer: (value) => `лектор: ${value}`,
  lecturerSef: (value) => `лектор: ${value}`,
  type: table(prodTypes),
  category: (value) => categories.find(({ id }) => String(id) === value)?.name ?? value,
  degree: table(degrees),
  services: table(services),
  priceType: (value) => `есть цена «${priceTypes[value as PriceType]}»`,
  priceMin: (value) => `от ${formatPrice(Number(value))}`,
  priceMax: (value) => `до ${formatPrice(Number(value))}`,
  group: (value) => `цены для группы от ${value}`,
  dateStart: (value) => `с ${day(value)}`,
  dateEnd: (value) => `по ${day(value)}`,
  duration: durationLabel,
  isOnlyRecord: () => 'только с открытой записью',
  isRelatedPromotion: () => 'с партнёрскими бонусами',
  isPartnerBonusPromo: () => 'с бонусной акцией центра',
  disablePromotion: () => 'без рекламы',
  past: () => 'вместе с прошедшими',
  exact: () => 'точно как набрано',
};

function labelOf(name: FilterName, value: string): string {
  return labels[name]?.(value) ?? value;
}
