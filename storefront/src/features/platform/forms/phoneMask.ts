import { formatPhone, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';

export interface Edit {
  text: string;
  caret: number;
  /** Pasted or filled in, and not typed letter by letter. */
  isWhole: boolean;
  isForwardDeletion: boolean;
}

/** The text of a phone input after an edit, and the position of its caret: next to the same digit. */
export function phoneAfterEdit(edit: Edit): { text: string; caret: number } {
  const whole = edit.isWhole ? pastedPhone(edit.text) : null;
  if (whole !== null) return { text: whole, caret: whole.length };
  const text = grouped(edit.text);
  if (text === edit.text || edit.caret >= edit.text.length) return { text, caret: text.length };
  return { text, caret: caretAfter(text, countOf(edit.text.slice(0, edit.caret)), edit.isForwardDeletion) };
}

/** A number as it is shown once it is whole; null while it is none. */
export function wholePhone(text: string): string | null {
  return isPhone(text.trim()) ? formatPhone(normalPhone(text.trim())) : null;
}

/** A number pasted whole after +7 or 8 replaces them. */
function pastedPhone(text: string): string | null {
  const rest = /^\s*\+?[78][\s(]*(\+?[78].*)$/s.exec(text)?.[1];
  const repeated =
    rest !== undefined && bareOf(rest).replace('+', '').length === 11 ? wholePhone(rest) : null;
  return repeated ?? wholePhone(text);
}

/** Groups digits that can only be a Russian number so far. Nine may also begin +998 or +995, so it waits until the number is complete. */
function grouped(text: string): string {
  if (!/^\+?[\d\s()-]*$/.test(text)) return text;
  const bare = bareOf(text);
  const [, prefix, digits] = /^(\+7|7|8)(\d{0,10})$/.exec(bare) ?? [];
  // Longer than any Russian number: its digits must not be formatted as one.
  if (prefix === undefined || digits === undefined) return /^(?:\+7|7|8)\d{11,}$/.test(bare) ? bare : text;
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  const [code, ...rest] = parts.filter((part) => part !== '');
  if (code === undefined) return prefix;
  return rest.length === 0 ? `${prefix} (${code}` : `${prefix} (${code}) ${rest.join('-')}`;
}

const bareOf = (text: string) => text.replace(/[^\d+]/g, '');
const countOf = (text: string) => bareOf(text).length;

function caretAfter(text: string, count: number, beforeNext: boolean): number {
  let caret = 0;
  for (let left = count; left > 0 && caret < text.length; caret += 1)
    if (/[\d+]/.test(text[caret] ?? '')) left -= 1;
  // Deleting forwards must pass over a bracket, or it would delete that bracket for ever.
  if (beforeNext) while (caret < text.length && !/\d/.test(text[caret] ?? '')) caret += 1;
  return caret;
}
