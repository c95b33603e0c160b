import { cachedUntilCardsChange } from './cached.ts';
import type { WordQuery } from './columns/wordQuery.ts';
import type { SearchParameters } from './parameters.ts';
import { run } from './statements.ts';
import { wordQueryOf } from './wordQueries.ts';

/** A search with everything looked up that it names: what remains is arithmetic. */
export interface Question {
  asked: SearchParameters;
  /** Ids; zero stands for no city. */
  cities: ReadonlySet<number>;
  lecturers: ReadonlySet<number>;
  lecturerOfAddress: number | null;
  words: WordQuery | null;
}

const online = 'онлайн';
const keepIds = cachedUntilCardsChange<number[]>({ name: 'searchedNames', weigh: (ids) => 8 * ids.length });

export async function questionOf(asked: SearchParameters, textQuery: string | null): Promise<Question> {
  const [cities, lecturers, [lecturerOfAddress = null], words] = await Promise.all([
    asked.city ? citiesNamed(asked.city.map(plainCity)) : [],
    asked.lecturer
      ? idsBy(lecturersNamed, [asked.lecturer, asked.lecturer.map((name) => name.toLowerCase())])
      : [],
    asked.lecturerSef === undefined ? [] : idsBy(lecturerAt, [asked.lecturerSef]),
    textQuery === null ? null : wordQueryOf(textQuery),
  ]);
  return { asked, cities: new Set(cities), lecturers: new Set(lecturers), lecturerOfAddress, words };
}

export const plainCity = (city: string) => city.toLowerCase().replaceAll('ё', 'е');

/** Whether a row of `cities` is one of those named, by name or number; `names` is where they are bound. */
export const isNamed = (names: string) =>
  `(id::text = any(${names}::text[]) or replace(lower(name), 'ё', 'е') = any(${names}::text[]))`;

async function citiesNamed(names: string[]): Promise<number[]> {
  const known = await idsBy(`select coalesce(merged_into, id) as id from cities where ${isNamed('$1')}`, [
    names,
  ]);
  return names.includes(online) ? [...known, 0] : known;
}

const lecturersNamed = `select coalesce(merged_into, id) as id from lecturers
  where id::text = any($1::text[]) or lower(name) = any($2::text[])`;

/** A merged lecturer is still found by his old address. */
const lecturerAt = 'select coalesce(merged_into, id) as id from lecturers where sef = $1';

const idsBy = (text: string, values: unknown[]): Promise<number[]> =>
  keepIds(JSON.stringify([text, values]), async () =>
    (await run<{ id: number }>(text, values)).map(({ id }) => id),
  );
