import { isEmail, isPhone, isTaxNumber, normalPhone } from '@odonta/db/vocabulary/patterns.ts';

/** The possible meanings of a typed text. */
export interface Sought {
  id: number | null;
  phone: string | null;
  email: string | null;
  tax_number: string | null;
  /** All of them stand somewhere in the record; none where nothing typed is long enough to look for. */
  words: readonly string[];
}

export function readSought(typed: string): Sought {
  const text = typed.trim();
  const id = /^[№#]?\s*([1-9]\d{0,8})$/.exec(text)?.[1];
  const phone = isPhone(text) ? normalPhone(text) : null;
  const email = isEmail(text) ? text : null;
  return {
    id: id === undefined ? null : Number(id),
    phone,
    email,
    tax_number: isTaxNumber(text) ? text : null,
    words: phone || email ? [] : wordsOf(text),
  };
}

/** An index of trigrams knows nothing of shorter parts: one word that it knows narrows the rest. */
const indexed = /[\p{L}\p{N}]{3}/u;

function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).slice(0, 8);
  return words.some((word) => indexed.test(word)) ? words : [];
}
