import { type RefObject, useEffect } from 'react';
import { isSaveKey } from './saveKey.ts';

/** Ctrl+S submits the form around this element; an open dialog has a form of its own. */
export function useSaveKey(inside: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      if (isReady) inside.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [inside, isReady]);
}
