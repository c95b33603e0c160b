import { cachedUntilCardsChange } from './cached.ts';
import type { Counted } from './facetCounts.ts';
import { run } from './statements.ts';

const lecturersShown = 40;

interface Named {
  id: number;
  name: string;
}

interface CityNames {
  names: string[];
  /** By the number of a city that of its name. */
  groups: Int32Array;
}

const keepCities = cachedUntilCardsChange<CityNames>({
  name: 'cityNames',
  weigh: ({ names, groups }) => 100 * names.length + groups.byteLength,
});

/** By name: cities that share one count together. */
export async function namedCities(counts: Counted): Promise<Record<string, number>> {
  const { names, groups } = await keepCities('all', cityNames);
  return Object.fromEntries(counts.ofCities(groups).map(([group, count]) => [names[group] ?? '', count]));
}

async function cityNames(): Promise<CityNames> {
  const cities = await run<Named>('select id, name from cities', []);
  const names = ['Онлайн', ...new Set(cities.map(({ name }) => name))];
  const groupOf = new Map(names.map((name, group) => [name, group]));
  const groups = new Int32Array(cities.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  for (const { id, name } of cities) groups[id] = groupOf.get(name) ?? 0;
  return { names, groups };
}

/** The lecturers who have the most cards, by name. */
export async function namedLecturers(counts: Counted): Promise<Record<string, number>> {
  const found = counts.ofLecturers();
  const rows = await run<Named & { count: number }>(
    `select id, name, count from unnest($1::int[], $2::int[]) as found (id, count)
     join lecturers using (id) order by count desc, name, id limit ${lecturersShown}`,
    [found.map(([id]) => id), found.map(([, count]) => count)],
  );
  const named: Record<string, number> = {};
  for (const { name, count } of rows) named[name] = (named[name] ?? 0) + count;
  return named;
}
