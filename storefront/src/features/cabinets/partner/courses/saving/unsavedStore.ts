import { nothingUnsaved, type Unsaved } from './unsaved.ts';

const keyOf = (id: number) => `odonta:course:${id}`;

/** Input of a course that this browser still has from before. */
export function storedOf(id: number): Unsaved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return isUnsaved(kept) ? kept : nothingUnsaved;
  } catch {
    return nothingUnsaved;
  }
}

/** Answers whether the input is safe here; nothing unsaved leaves nothing behind. */
export function store(id: number, { fields, was, sent }: Unsaved): boolean {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ fields, was, sent }));
    return true;
  } catch {
    return false;
  }
}

const isUnsaved = (kept: unknown): kept is Unsaved =>
  typeof kept === 'object' &&
  kept !== null &&
  ['fields', 'was', 'sent'].every((part) => isRecord((kept as Record<string, unknown>)[part]));

const isRecord = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
