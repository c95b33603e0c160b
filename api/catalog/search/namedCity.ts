import type { NamedCity } from '@odonta/api/contract';
import { run } from './statements.ts';
import { plain, wordsOf } from './synonymGroups.ts';

/**
 * A city named in a query, in any case, and the query without it and its preposition. Of several the one of the
 * most words, then the largest.
 */
export async function cityNamedIn(query: string): Promise<Omit<NamedCity, 'count'> | null> {
  const words = wordsOf(plain(query));
  const [named] = await run<{ city: string; places: number[] }>(cityAmongWords, [words]);
  if (!named) return null;
  const isOfCity = (place: number) => named.places.includes(place);
  const rest = words.filter(
    (word, index) => !isOfCity(index + 1) && !(prepositions.has(word) && isOfCity(index + 2)),
  );
  return { city: named.city, query: rest.join(' ') };
}

const prepositions = new Set(['в', 'во', 'на', 'из', 'около', 'под', 'у']);

const stems = (text: string) => `tsvector_to_array(to_tsvector('russian', ${text}))`;

/** The stemmer takes «ов» and «ан» for endings of «Саратов» and «Магадан», not of «Саратове»: so a name also fits by its beginning. */
const cityAmongWords = `
  with typed as materialized (select word, place, ${stems('word')} as stems
      from unnest($1::text[]) with ordinality as words(word, place)),
    named as (select id, name, population, word, ${stems('word')} as stems
      from cities, regexp_split_to_table(replace(lower(name), 'ё', 'е'), '[ -]+') as word where merged_into is null)
  select name as city, array_agg(place::int) as places
  from (select * from named where stems <> '{}') as named left join typed
    on typed.stems && named.stems or (starts_with(typed.word, named.word) and length(named.word) between 4 and length(typed.word) and length(typed.word) <= length(named.word) + 2)
  group by id, name, population
  having bool_and(place is not null)
  order by count(*) desc, population desc nulls last, name limit 1`;
