import type { CalendarDay, PageData, SearchAnswer } from '@odonta/api/contract';
import { today } from './days.ts';
import { type Filters, searchParameters } from './filters.ts';
import { lastDayOf } from './months.ts';

/** What a page of the catalogue shows: a page of the list, or a month. */
export interface Listing extends SearchAnswer {
  month?: { month: string; days: CalendarDay[]; earliest: string | null };
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
  const month = chosen.month ?? thisMonth;
  const { days, ...answer } = await data.calendar({
    // What is over stays hidden in a calendar too, unless it is asked for.
    past: '0',
    ...searchParameters({ ...filters, dateStart: `${month}-01`, dateEnd: lastDayOf(month) }),
  });
  return {
    ...answer,
    prods: [],
    month: { month, days, earliest: chosen.past === '1' ? null : thisMonth },
  };
}

/** The courses that stand on it: a change of any of them changes the page. */
export const shownOn = ({ prods, month }: Listing): { id: number }[] => [
  ...prods,
  ...(month?.days.flatMap((day) => day.prods) ?? []),
];
