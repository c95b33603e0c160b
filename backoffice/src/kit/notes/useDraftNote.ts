import type { Colleague } from '@odonta/api/contract';
import { useState } from 'react';

export interface TypedNote {
  text: string;
  mentions: Colleague[];
}

const empty: TypedNote = { text: '', mentions: [] };

/** A note being typed, stored in this tab: the end of a session or a change of page does not lose it. */
export function useDraftNote(name: string, written: TypedNote = empty) {
  const key = `odonta.note:${name}`;
  const [typed, setTyped] = useState<TypedNote>(() => kept(key) ?? written);

  /** Null deletes it. */
  function set(change: ((now: TypedNote) => TypedNote) | null) {
    if (change === null) {
      sessionStorage.removeItem(key);
      setTyped(written);
      return;
    }
    setTyped((now) => {
      const next = change(now);
      if (next.text === written.text) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  }

  return [typed, set] as const;
}

function kept(key: string): TypedNote | null {
  const found = sessionStorage.getItem(key);
  return found === null ? null : (JSON.parse(found) as TypedNote);
}
