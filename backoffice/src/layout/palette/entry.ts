import type { FoundGroup } from '@odonta/api/contract';
import type { To } from 'react-router-dom';

/** One line of the palette: a link or an action. */
export interface Entry {
  key: string;
  title: string;
  detail?: string | null;
  to?: To;
  act?: () => void;
  /** Remembered among the recently opened records. */
  isRecord?: boolean;
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}

/** The entries that match typed text: each word begins a word of the title. */
export function matching(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  const words = wordsOf(typed);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ title }) => begins(title, words)) }))
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
