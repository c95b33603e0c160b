import { Synonym } from '@odonta/db/models';

/** Groups of words that stand for each other, read once and again after they change. */
let groups: Promise<string[][]> | undefined;

export function forgetSynonyms(): void {
  groups = undefined;
}

/**
 * A text query for PostgreSQL: every word typed, or a synonym of it, must begin a word of the course. Null when
 * nothing typed is a word.
 */
export async function textQueryOf(typed: string): Promise<string | null> {
  const text = plain(typed);
  const words = wordsOf(text);
  if (words.length === 0) return null;
  groups ??= readGroups().catch((error) => {
    groups = undefined;
    throw error;
  });
  const known = await groups;
  return words.map((word) => `(${[word, ...synonymsOf(word, known)].map(phrase).join(' | ')})`).join(' & ');
}

/** Lower case, ё as е: as the cards are indexed. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10);
}

function synonymsOf(word: string, known: string[][]): string[] {
  const group = known.find((words) => words.includes(word));
  return (group ?? []).filter((other) => other !== word);
}

/** `корневой канал` becomes `корневой:* <-> канал:*`. */
function phrase(words: string): string {
  return `(${wordsOf(words)
    .map((word) => `${word}:*`)
    .join(' <-> ')})`;
}

async function readGroups(): Promise<string[][]> {
  const rows = await Synonym.findAll({ attributes: ['words'], order: ['id'] });
  return rows.map(({ words }) => words.map(plain));
}
