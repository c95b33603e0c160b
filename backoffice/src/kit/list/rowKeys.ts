import type { KeyboardEvent } from 'react';

/** A row of a table, or a card of a phone. */
const rowSelector = 'tbody > tr, [data-row]';
export const rowMark = { 'data-row': '' };

const leads: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Within a list the arrows, Home and End lead from row to row, Space marks a row, Enter opens it: without a Tab for every link on the way. */
export function pressInList(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement) || isWritten(target)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.findIndex((row) => row.contains(target));
  const row = rows[at];
  if (!row) return;
  const lead = leads[key];
  if (lead) handleOf(rows[lead(at, rows.length - 1)], isMark(target))?.focus();
  else if (key === ' ' && target === linkOf(row)) markOf(row)?.click();
  else if (key === 'Enter' && isMark(target)) linkOf(row)?.click();
  else return;
  event.preventDefault();
}

/** The element of a row that takes the focus: of the same kind as in the row before, if it has one. */
function handleOf(row: HTMLElement | undefined, asMark: boolean): HTMLElement | null | undefined {
  const found = asMark ? (row && markOf(row)) || (row && linkOf(row)) : row && linkOf(row);
  return found ?? row?.querySelector<HTMLElement>('button, input');
}

const linkOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a[href]');
const markOf = (row: HTMLElement) => row.querySelector<HTMLElement>('input[type="checkbox"]');
const isMark = (target: HTMLElement) => target.matches('input[type="checkbox"]');

/** In these elements the same keys move the caret, or choose. */
const isWritten = (target: HTMLElement) =>
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]');
