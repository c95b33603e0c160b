/**
 * Input that is not sent yet. It is stored as long as the tab: an accidental close of a form or a reload
 * loses nothing, and nothing personal remains once the form is sent or the tab is closed.
 */

const keyOf = (form: string) => `odonta:draft:${form}`;

/** The stored texts of these fields. Ticks are never stored: consent is always given again. */
export function keptDraft(form: string, fields: readonly string[]): Record<string, string> {
  const kept = read(keyOf(form));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = kept[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
}

/** Stores what was typed over these initial texts: others may change meanwhile what this form has not. */
export function keepDraft(
  form: string,
  values: object,
  { secret = [], initial = {} }: { secret?: readonly string[]; initial?: Record<string, unknown> } = {},
): void {
  const texts = Object.entries(values).filter(
    ([field, value]) =>
      typeof value === 'string' && value !== (initial[field] ?? '') && !secret.includes(field),
  );
  if (texts.length === 0) dropDraft(form);
  else attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts))));
}

/** For a form whose values are more than texts: stores them whole, except its ticks. */
export const keptValues = (form: string): Record<string, unknown> => read(keyOf(form));
export function keepValues(form: string, values: object): void {
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)));
}

export function dropDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

function read(key: string): Record<string, unknown> {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** A browser may forbid its storage, and a form must work in it all the same. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
