import { perConnection, Synonym } from '@odonta/db/models';
import { groupsBy, type Meaning, meaningsOf, plain, type SynonymGroups, wordsOf } from './synonymGroups.ts';

/** Groups of words that stand for each other, read once and again after they change. */
const known = perConnection((): { groups?: Promise<SynonymGroups> } => ({}));

export function invalidateSynonyms(): void {
  delete known().groups;
}

/**
 * A text query for PostgreSQL: every word typed, or a synonym of it, must begin a word of the course. Null when
 * nothing typed is a word.
 */
export async function textQueryOf(typed: string): Promise<string | null> {
  const words = wordsOf(plain(typed));
  if (words.length === 0) return null;
  const kept = known();
  kept.groups ??= readGroups().catch((error) => {
    delete kept.groups;
    throw error;
  });
  return meaningsOf(words, await kept.groups)
    .map(anyWayToSay)
    .join(' & ');
}

function anyWayToSay({ words, others }: Meaning): string {
  const typed = words.map((word) => `${word}:*`).join(' & ');
  return `(${[`(${typed})`, ...others.map(phrase)].join(' | ')})`;
}

/** `корневой канал` becomes `корневой:* <-> канал:*`. */
function phrase(words: string): string {
  return `(${wordsOf(words)
    .map((word) => `${word}:*`)
    .join(' <-> ')})`;
}

async function readGroups(): Promise<SynonymGroups> {
  const rows = await Synonym.findAll({ attributes: ['words'], order: ['id'] });
  return groupsBy(rows.map(({ words }) => words));
}
