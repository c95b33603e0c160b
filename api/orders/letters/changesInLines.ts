import { type ChangeInWords, prodChangeKinds } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

/** Changes of a course, one to a line; its words are its centre's, and lose their links. */
export const changesInLines = (changes: readonly ChangeInWords[]): string =>
  changes
    .map(({ kind, old, new: now }) => `${prodChangeKinds[kind]}: ${saidBy(old)} → ${saidBy(now)}`)
    .join('\n');
