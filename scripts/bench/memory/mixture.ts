import { resources } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { bookAndPrint, coursesOf, openPicture, siteMap } from './calls.ts';
import { forEach, type Visitors } from './visitors.ts';

export interface Mixture {
  /** Some hundred calls of every kind, a few at a time. */
  round(): Promise<void>;
}

/** Calls that differ from round to round, as those of visitors and staff do. The same numbers give the same calls. */
export async function openMixture(visitors: Visitors): Promise<Mixture> {
  const addresses = await siteMap(visitors);
  const courses = await coursesOf(visitors);
  const lists = Object.keys(resources);
  const next = numbers();
  const oneOf = <T>(items: readonly T[]): T => items[next(items.length)] as T;

  const kinds: readonly [count: number, call: () => Promise<unknown>][] = [
    [120, () => visitors.ask(oneOf(addresses), { headers: { 'accept-encoding': oneOf(codings) } })],
    [60, () => visitors.ask(searchOf(next))],
    [10, () => visitors.ask(`/search?priceMin=${next(90_000)}`)],
    [30, () => visitors.ask(`/api/prods/${oneOf(courses)}`)],
    [10, () => visitors.ask(`/prods/none-${1_000_000 + next(1_000_000)}`)],
    [10, () => visitors.staff(`/api/adm/${oneOf(lists)}?range=[${[0, 99].join()}]`)],
    [4, () => bookAndPrint(visitors, oneOf(courses), next(10_000_000))],
    [2, () => openPicture(visitors, oneOf(addresses.filter((path) => path.startsWith('/prods/'))))],
  ];
  return {
    async round() {
      const calls = kinds.flatMap(([count, call]) => Array<() => Promise<unknown>>(count).fill(call));
      await forEach(calls, 8, (call) => call());
    },
  };
}

const codings = ['br', 'br', 'br', 'gzip', 'identity'];
const words = ['имплантация', 'виниры', 'гигиена', 'ортодонтия', ''];

function searchOf(next: (below: number) => number): string {
  const query = encodeURIComponent(words[next(words.length)] ?? '');
  return `/api/prods/search?query=${query}&limit=${next(2) ? 20 : 100}&priceMin=${next(100_000)}`;
}

/** Park and Miller's generator. */
function numbers(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
