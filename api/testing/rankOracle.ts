import fc from 'fast-check';
import { rowsOf } from '../catalog/search/columns/bits.ts';
import { currentCards } from '../catalog/search/columns/currentCards.ts';
import { rankOf } from '../catalog/search/columns/wordRank.ts';
import { run } from '../catalog/search/statements.ts';
import { plain, wordsOf } from '../catalog/search/synonymGroups.ts';
import { wordQueryOf } from '../catalog/search/wordQueries.ts';
import { textQueryOf } from '../catalog/search/words.ts';

interface Compared {
  matched: number;
  /** Queries that find other cards, or the same with other ranks. */
  differing: string[];
}

const seed = 20_261_123;

/** Many text queries about the present cards, asked of the memory of the node and of PostgreSQL. */
export async function comparedWithPostgres(): Promise<Compared> {
  const names = await run<{ name: string }>(
    "select card->>'name' as name from prod_cards order by prod_id",
    [],
  );
  const spelled = names.map(({ name }) => wordsOf(plain(name)));
  let matched = 0;
  const differing: string[] = [];
  for (const query of [...(await textQueries(spelled.flat())), ...spelled.slice(0, 60).map(phraseOf)]) {
    const [ours, theirs] = [await ranksInMemory(query), await ranksInPostgres(query)];
    matched += theirs.length;
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) differing.push(query);
  }
  return { matched, differing };
}

async function textQueries(words: readonly string[]): Promise<string[]> {
  const typed = await Promise.all(fc.sample(typedQueries(words), { numRuns: 150, seed }).map(textQueryOf));
  const composed = fc.sample(composedQueries(words), { numRuns: 150, seed });
  return [...typed.filter((query) => query !== null), ...composed];
}

const strange = [
  'имплант',
  'эндо',
  'корневой канал',
  'КТ',
  'синус-лифтинг',
  'и',
  'в',
  '3d',
  'а½б',
  'яяя',
  '٣',
  'x²',
  '中',
];

/** As a visitor types them: beginnings, synonyms and words that are none. */
const typedQueries = (words: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(beginningOf(words), fc.constantFrom(...strange)), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' '));

/** Alternatives, phrases and phrases of phrases. */
const composedQueries = (words: readonly string[]): fc.Arbitrary<string> =>
  fc.letrec<{ query: string; phrase: string; word: string }>((tie) => ({
    word: fc
      .oneof(beginningOf(words), fc.constantFrom('и', '3d', 'онлайн', 'яяя'))
      .map((word) => `${word}:*`),
    phrase: fc.oneof(
      { withCrossShrink: true, maxDepth: 3 },
      tie('word'),
      fc
        .tuple(tie('phrase'), fc.constantFrom('<->', '<2>', '<3>'), tie('phrase'))
        .map(([left, distance, right]) => `(${left} ${distance} ${right})`),
    ),
    query: fc.oneof(
      { withCrossShrink: true, maxDepth: 3 },
      tie('phrase'),
      fc
        .tuple(tie('query'), fc.constantFrom('&', '|'), tie('query'))
        .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    ),
  })).query;

const beginningOf = (words: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 7 }))
    .map(([word, length]) => word.slice(0, length));

/** The beginning of a name, its later words as a phrase within the phrase. */
const phraseOf = (words: readonly string[]): string => {
  const [first, ...others] = words.slice(0, 4).map((word) => `${word}:*`);
  return `${first} <-> (${others.join(' <-> ')})`;
};

type Ranks = [id: number, rank: number][];

async function ranksInMemory(text: string): Promise<Ranks> {
  const [cards, query] = [await currentCards(), await wordQueryOf(text)];
  const rank = rankOf(cards.words, query);
  const found = [...rowsOf(cards.words.found(query))];
  return found
    .map((row): [number, number] => [cards.id[row] as number, shown(rank(row))])
    .sort(([one], [other]) => one - other);
}

async function ranksInPostgres(text: string): Promise<Ranks> {
  const rows = await run<{ prod_id: number; rank: number }>(asPostgres, [text]);
  return rows.map(({ prod_id, rank }) => [prod_id, shown(rank)]);
}

const asPostgres = `
  select prod_id, ts_rank('{0.02, 0.1, 0.4, 1}', tsv, query) as rank
  from prod_cards, to_tsquery('russian', $1) as query where tsv @@ query order by prod_id`;

/** Other processors than Intel's add and multiply in one step, so that the last digit may differ. */
const digits = process.arch === 'x64' ? 9 : 6;
const shown = (rank: number): number => Number(Math.fround(rank).toPrecision(digits));
