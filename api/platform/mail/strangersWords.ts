import { withoutContacts } from '@odonta/db/vocabulary/contactsInText.ts';
import { shortened } from '@odonta/db/vocabulary/shortened.ts';

/**
 * Anybody can make us write to anybody: text typed by strangers enters letters only through these functions, so
 * that no letter contains a stranger's link or phone number.
 */

export function greeting(name?: string | null): string {
  const safe = nameOf(name);
  return safe === null ? 'Здравствуйте!' : `Здравствуйте, ${safe}!`;
}

/** A person as a letter may call him, or null: letters, spaces, hyphens, apostrophes, and dots after initials. */
export function nameOf(typed?: string | null): string | null {
  const name = (typed ?? '').trim().replace(/\s+/g, ' ');
  return name.length <= longestName && letters.test(name) && !joiningDot.test(name) ? name : null;
}

/** A name of a company, a wish, a remark: bounded, and without addresses, phones and places of secrets. */
export const saidBy = (typed: string, longest = 300): string =>
  shortened(withoutContacts(typed.replace(/[{}]/g, '')), longest);

/** Text of several lines, marked line by line, so that no greeting or signature in it reads as ours. */
export const quoted = (typed: string, longest: number): string =>
  saidBy(typed, longest)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const longestName = 60;
const letters = /^\p{L}[\p{L}\p{M}'’ʼ.]*(?:[ -]\p{L}[\p{L}\p{M}'’ʼ.]*)*$/u;
const joiningDot = /\.[^ -]/;
