import { nothingUnsaved, type Unsaved } from './unsaved.ts';

/** A document among others: its kind and number. */
export interface Named {
  kind: 'article' | 'course';
  id: number;
}

const keyOf = ({ kind, id }: Named) => `odonta:${kind}:${id}`;

/** Input of a document that this browser still has from before. */
export function storedOf<Values extends object>(named: Named): Unsaved<Values> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(named)) ?? 'null');
    return isUnsaved<Values>(kept) ? kept : nothingUnsaved;
  } catch {
    return nothingUnsaved;
  }
}

/** Answers whether the input is safe here; nothing unsaved leaves nothing behind. */
export function store(named: Named, { fields, was, sent }: Unsaved<object>): boolean {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(keyOf(named));
    else localStorage.setItem(keyOf(named), JSON.stringify({ fields, was, sent }));
    return true;
  } catch {
    return false;
  }
}

const isUnsaved = <Values>(kept: unknown): kept is Unsaved<Values> =>
  typeof kept === 'object' &&
  kept !== null &&
  ['fields', 'was', 'sent'].every((part) => isRecord((kept as Record<string, unknown>)[part]));

const isRecord = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
