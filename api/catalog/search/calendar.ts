import type { CalendarDay, FoundProd, SearchAnswer } from '@odonta/api/contract';
import { plainCard } from '@odonta/db/models';
import { run } from './cards.ts';
import { statementOf } from './conditions.ts';
import type { SearchParameters } from './parameters.ts';
import { searchCards } from './search.ts';
import { textQueryOf } from './words.ts';

const namesADay = 3;

/** The courses of a search by their first day, with the rest of the search's answer. Its dates should bound the days. */
export async function calendarOf(
  parameters: SearchParameters,
): Promise<Omit<SearchAnswer, 'prods'> & { days: CalendarDay[] }> {
  const { prods: _, ...answer } = await searchCards({ ...parameters, limit: 0 });
  const query = answer.corrected ?? parameters.query;
  const textQuery = query === undefined ? null : await textQueryOf(query);
  const { where, values } = statementOf(parameters, textQuery);
  const days = answer.count === 0 ? [] : await run<FoundDay>(daysWhere(where), values);
  return { ...answer, days: days.map((day) => ({ ...day, prods: day.prods.map(plainCard) })) };
}

type FoundDay = Omit<CalendarDay, 'prods'> & { prods: FoundProd[] };

/** Days as dates are shown: in UTC. */
const daysWhere = (where: string) => `
  select to_char(date_start at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count,
    to_json((array_agg(card order by state_order, date_start, prod_id))[1:${namesADay}]) as prods
  from prod_cards where ${where} and date_start is not null group by 1 order by 1`;
