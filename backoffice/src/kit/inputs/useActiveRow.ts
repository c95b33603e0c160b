import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The row a list's input points at, −1 for none. MUI writes it past React, into `aria-activedescendant`. */
export function useActiveRow(listId: string | undefined): number {
  const [active, setActive] = useState(-1);
  useLayoutEffect(() => {
    const input = document.querySelector(`[aria-controls=${JSON.stringify(listId)}]`);
    if (!input) return;
    const read = () => setActive(rowOf(input.getAttribute('aria-activedescendant')));
    read();
    // The rows that a held key moves to must exist before it repeats.
    const watch = new MutationObserver(() => flushSync(read));
    watch.observe(input, { attributeFilter: ['aria-activedescendant'] });
    return () => watch.disconnect();
  }, [listId]);
  return active;
}

/** MUI numbers the rows at the end of their ids, after a dash. */
function rowOf(optionId: string | null): number {
  const row = Number.parseInt(optionId?.split('-').at(-1) ?? '', 10);
  return Number.isNaN(row) ? -1 : row;
}
