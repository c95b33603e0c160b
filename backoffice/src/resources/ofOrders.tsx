import { dayInWords } from '../kit/inputs/moments.ts';
import { referenceFilter, wordedFilter } from '../kit/list/filters.tsx';

/** Filters set by the numbers of a report; none of these can be chosen in the list itself. */
export const ofOrders = [
  { ...referenceFilter('category_id', 'Категория', 'categories'), input: undefined },
  { ...referenceFilter('city_id', 'Город', 'cities'), input: undefined },
  wordedFilter('channel', 'Источник рекламы', String),
  wordedFilter('without', 'Без', (what) => absences[String(what)] ?? String(what)),
  wordedFilter('sold_from', 'Продан не раньше', dayInWords),
  wordedFilter('sold_to', 'Продан не позже', dayInWords),
];

const absences: Readonly<Record<string, string>> = {
  manager: 'менеджера',
  city: 'города',
  channel: 'рекламных меток',
};
