import { pick } from './parts.ts';
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

/**
 * Stores the input of one tab, and leaves alone what another tab has stored of the same document. Answers whether
 * the input is safe here; nothing unsaved leaves nothing behind.
 */
export function storeOf(named: Named): (unsaved: Unsaved<object>) => boolean {
  let own = Object.keys(storedOf<object>(named).fields);
  return ({ fields, was, sent }) => {
    try {
      const former = storedOf<Record<string, unknown>>(named);
      const kept = Object.keys(former.fields).filter((name) => !own.includes(name));
      own = Object.keys(fields);
      const all = {
        fields: { ...pick(former.fields, kept), ...fields },
        was: { ...pick(former.was, kept), ...was },
        sent: { ...pick(former.sent, kept), ...sent },
      };
      if (Object.keys(all.fields).length === 0) localStorage.removeItem(keyOf(named));
      else localStorage.setItem(keyOf(named), JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  };
}

const isUnsaved = <Values>(kept: unknown): kept is Unsaved<Values> =>
  typeof kept === 'object' &&
  kept !== null &&
  ['fields', 'was', 'sent'].every((part) => isRecord((kept as Record<string, unknown>)[part]));

const isRecord = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
