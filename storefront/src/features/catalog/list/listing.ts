import type { CalendarDay, PageData, SearchResult } from '@odonta/api/contract';
import { monthOf, today } from './days.ts';
import { type Filters, searchParameters } from './filters.ts';
import { monthWithin } from './months.ts';

/** The content of a catalogue page: a page of the list, or a month. */
export interface Listing extends SearchResult {
  month?: ShownMonth;
}

export interface ShownMonth {
  month: string;
  days: CalendarDay[];
  earliest: string | null;
  /** For a month without courses: the nearest month with some, the later ones first. */
  nearest: string | null;
}

export async function listingOf(
  data: PageData,
  chosen: Filters,
  fixed: Filters,
  page: number,
): Promise<Listing> {
  const filters = { ...chosen, ...fixed };
  if (chosen.view !== 'month') return data.search(searchParameters(filters, page));
  const thisMonth = today(data.now()).slice(0, 7);
  const month = chosen.month ?? (await firstMonth(data, filters, thisMonth)) ?? thisMonth;
  const { days, ...answer } = await data.calendar({
    ...hidesPast,
    ...searchParameters({ ...filters, ...monthWithin(month, filters) }),
  });
  return {
    ...answer,
    prods: [],
    month: {
      month,
      days,
      earliest: chosen.past === '1' ? null : thisMonth,
      nearest: days.length > 0 ? null : await nearestMonth(data, filters, month, thisMonth),
    },
  };
}

/** The courses shown; a change of any of them changes the page. */
export const shownOn = ({ prods, month }: Listing): { id: number }[] => [
  ...prods,
  ...(month?.days.flatMap((day) => day.prods) ?? []),
];

/** Past courses are hidden in a calendar too, unless they are requested. */
const hidesPast = { past: '0' };

async function nearestMonth(data: PageData, filters: Filters, month: string, thisMonth: string) {
  const later = await firstMonth(data, filters, month);
  return later ?? firstMonth(data, filters, thisMonth);
}

/** The first month with courses, from a month on and within the chosen dates. */
async function firstMonth(data: PageData, filters: Filters, from: string): Promise<string | null> {
  const { dateStart } = monthWithin(from, filters);
  const { sortPrice: _, ...unsorted } = filters;
  const { facets: __, ...asked } = searchParameters({ ...unsorted, dateStart, sortDate: 'asc' });
  const { prods } = await data.search({ ...hidesPast, ...asked, limit: '1', offset: '0' });
  const date = prods[0]?.date_start;
  return date ? monthOf(date) : null;
}
