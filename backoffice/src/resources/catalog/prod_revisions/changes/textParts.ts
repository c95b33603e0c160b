import { wordDifference } from '../../../../kit/history/wordDifference.ts';

export interface TextPart {
  key: string;
  value: string;
  added: boolean;
  removed: boolean;
}

/** Both texts merged, word by word. */
export const partsOf = (before: string, after: string): TextPart[] =>
  wordDifference(before, after).map(({ value, added, removed }, index) => ({
    key: `${index}`,
    value,
    added,
    removed,
  }));

export const isUnchanged = (parts: readonly TextPart[]): boolean =>
  parts.every(({ added, removed }) => !added && !removed);

const around = 90;

/** Only the changed words, with a few words around them. */
export function shortParts(parts: readonly TextPart[]): TextPart[] {
  const last = parts.length - 1;
  return parts.map((part, index) =>
    part.added || part.removed || part.value.length <= around * 2
      ? part
      : { ...part, value: cut(part.value, index > 0, index < last) },
  );
}

function cut(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? text.slice(0, text.lastIndexOf(' ', around) + 1) : '';
  const end = hasAfter ? text.slice(-around).replace(/^\S*/, '') : '';
  return `${start}…${end}`;
}
