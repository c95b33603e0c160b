import type { FoundGroup } from '@odonta/api/contract';
import { otherLayout } from '@odonta/db/vocabulary/keyboard.ts';
import type { To } from 'react-router-dom';

/** One line of the palette: a link or an action. */
export interface Entry {
  key: string;
  title: string;
  detail?: string | null;
  /** Other words it is found by. */
  also?: string;
  to?: To;
  act?: () => void;
  /** Remembered among the recently opened records. */
  isRecord?: boolean;
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}

/** The entries that match typed text, in whichever keyboard layout: each word begins a word of the title. */
export function matching(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  const spellings = [wordsOf(typed), wordsOf(otherLayout(typed))];
  const isMatched = ({ title, also = '' }: Entry) =>
    spellings.some((words) => begins(`${title} ${also}`, words));
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isMatched) }))
    .filter(({ entries }) => entries.length > 0);
}

export function foundEntries(groups: readonly FoundGroup[]): EntryGroup[] {
  return groups.map(({ resource, label, items }) => ({
    label,
    entries: items.map(({ id, title, detail, path }) => ({
      key: `${resource}-${id}`,
      title,
      detail,
      to: path,
      isRecord: true,
    })),
  }));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function begins(title: string, words: readonly string[]): boolean {
  const standing = wordsOf(title);
  return words.length > 0 && words.every((word) => standing.some((one) => one.startsWith(word)));
}
