/** Lower case, ё as е: as the cards are indexed. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10);
}

/** The meanings of a part of a query: the words themselves, and their synonyms. */
export interface Meaning {
  words: string[];
  others: string[];
}

export type SynonymGroups = ReadonlyMap<string, readonly string[]>;

/** Groups by each of their members, in any case and number in which the member is typed. */
export function groupsBy(groups: readonly (readonly string[])[]): SynonymGroups {
  const known = new Map<string, readonly string[]>();
  for (const group of groups.map((words) => words.map(plain)))
    for (const member of group) {
      const key = keyOf(wordsOf(member));
      if (key !== '' && !known.has(key)) known.set(key, group);
    }
  return known;
}

/** Takes the words of a query from the left, as many at once as make a member of a group. */
export function meaningsOf(words: readonly string[], groups: SynonymGroups): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = longestKnown(words.slice(at, at + longestMember), groups);
    const group = groups.get(keyOf(taken)) ?? [];
    meanings.push({ words: taken, others: group.filter((other) => keyOf(wordsOf(other)) !== keyOf(taken)) });
    at += taken.length;
  }
  return meanings;
}

const longestMember = 4;

function longestKnown(words: readonly string[], groups: SynonymGroups): string[] {
  for (let length = words.length; length > 1; length -= 1) {
    const taken = words.slice(0, length);
    if (groups.has(keyOf(taken))) return taken;
  }
  return words.slice(0, 1);
}

const keyOf = (words: readonly string[]) => words.map(withoutEnding).join(' ');

const ending =
  /(?:иями|ями|ами|ией|иях|ого|его|ому|ему|ыми|ими|ия|ию|ии|ий|ый|ой|ей|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|а|я|ы|и|у|ю|е|о|ь)$/;

/** Enough to match «корневых каналов» with «корневой канал»; PostgreSQL's own stemmer is unavailable here. */
function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(ending, '') : word;
}
