import { perConnection } from '@odonta/db/models';
import { bounds } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';
import { parsedQuery, type WordQuery } from './columns/wordQuery.ts';
import { run } from './statements.ts';

interface Kept {
  readonly key: string;
  readonly query: WordQuery;
  readonly bytes: number;
}

/** No card changes how a query is understood, so nothing of it is ever old. */
const kept = perConnection(() => new ByteLru<Kept>(bounds.wordQueries, () => undefined));
showSize('wordQueries', () => kept().bytes);

/** PostgreSQL knows the forms of Russian words; it is asked once for each query. */
export async function wordQueryOf(textQuery: string): Promise<WordQuery> {
  const known = kept().use(textQuery);
  if (known) return known.query;
  const [row] = await run<{ query: string }>(understanding, [textQuery]);
  const query = parsedQuery(row?.query ?? '');
  kept().put({ key: textQuery, query, bytes: overhead + perLetter * textQuery.length });
  return query;
}

const understanding = `select to_tsquery('russian', $1)::text as query`;

/** An entry with its places in the map, and its objects for each letter of a word of few letters. */
const overhead = 500;
const perLetter = 40;
