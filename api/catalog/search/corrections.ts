import { inCyrillic, otherLayout } from '@odonta/db/vocabulary/keyboard.ts';
import { run } from './statements.ts';
import { plain, wordsOf } from './synonymGroups.ts';

/** Other queries the typed one may have meant, the likeliest first. */
export async function corrections(typed: string): Promise<string[]> {
  const text = plain(typed).trim();
  const readings = [otherLayout(text), ...(/[a-z]/.test(text) ? [inCyrillic(text)] : [])].filter(
    (readContext) => readContext !== text,
  );
  const nearest = await Promise.all([text, ...readings].map(nearestWords));
  return [...new Set([...readings, ...nearest.filter((query) => query !== null)])];
}

/** The same query with each word replaced by the nearest word of the catalogue; null when one has none near. */
async function nearestWords(text: string): Promise<string | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const found = await Promise.all(words.map((word) => (word.length < 4 ? word : nearestWord(word))));
  return found.includes(null) ? null : found.join(' ');
}

/** Slips are rare in the first letters: a word that begins alike comes before one that is a little nearer. */
async function nearestWord(word: string): Promise<string | null> {
  const [row] = await run<{ near: string }>(
    `select word as near from search_words where word % $1
     order by similarity(word, $1) + case when left(word, 3) = left($1, 3) then 0.2 else 0 end desc, word limit 1`,
    [word],
  );
  return row?.near ?? null;
}
