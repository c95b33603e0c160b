import type { CalendarDay, FoundProd, SearchAnswer } from '@odonta/api/contract';
import { plainCard } from '@odonta/db/models';
import { hasBit } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import { textsOf } from './columns/cardTexts.ts';
import { currentCards } from './columns/currentCards.ts';
import { matching } from './matching.ts';
import type { SearchParameters } from './parameters.ts';
import { type Question, questionOf } from './question.ts';
import { searchCards } from './search.ts';
import { textQueryOf } from './words.ts';

const namesADay = 3;
const dayMs = 86_400_000;

/** The courses of a search by their first day, with the rest of the search's answer. Its dates should bound the days. */
export async function calendarOf(
  parameters: SearchParameters,
): Promise<Omit<SearchAnswer, 'prods'> & { days: CalendarDay[] }> {
  const { prods: _, ...answer } = await searchCards({ ...parameters, limit: 0 });
  const query = answer.corrected ?? parameters.query;
  const textQuery = query === undefined ? null : await textQueryOf(query);
  const days = answer.count === 0 ? [] : await daysOf(await questionOf(parameters, textQuery));
  return { ...answer, days };
}

async function daysOf(question: Question): Promise<CalendarDay[]> {
  const cards = await currentCards();
  const days = [...firstRows(cards, question)].sort(([one], [other]) => one - other);
  const named = days.flatMap(([, { first }]) => first);
  const shown = named.map((row) => ({ id: cards.id[row] as number, written: cards.written[row] as number }));
  const idOf = new Map(named.map((row, index) => [row, shown[index]?.id ?? 0]));
  const texts = (await textsOf(shown, true)) ?? new Map<number, Buffer>();
  return days.map(([day, { count, first }]) => ({
    day: new Date(day * dayMs).toISOString().slice(0, 10),
    count,
    prods: first.flatMap((row) => {
      const text = texts.get(idOf.get(row) ?? 0);
      return text ? [plainCard(JSON.parse(String(text)) as FoundProd)] : [];
    }),
  }));
}

/** Days as dates are shown: in UTC. */
function firstRows(cards: CardColumns, question: Question): Map<number, { count: number; first: number[] }> {
  const bits = matching(cards, question);
  const days = new Map<number, { count: number; first: number[] }>();
  for (const row of cards.orders.usual().rows()) {
    if (!hasBit(bits, row) || cards.start[row] === Number.POSITIVE_INFINITY) continue;
    const number = Math.floor((cards.start[row] as number) / dayMs);
    const day = days.get(number) ?? { count: 0, first: [] };
    day.count += 1;
    if (day.first.length < namesADay) day.first.push(row);
    days.set(number, day);
  }
  return days;
}
