import type { Cell, Cells } from './tableFiles.ts';

/**
 * A line of CSV as Russian Excel reads it. Our own code: a library takes thrice as long over a hundred thousand
 * of them.
 */
export const lineOf = (cells: Cells) => `${cells.map(cellOf).join(';')}\r\n`;

/** Text that a spreadsheet would run as a formula is disarmed by an apostrophe. */
function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = runs.test(cell) ? `'${cell}` : cell;
  return breaks.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const runs = /^[=+\-@\t\r\n＝＋－＠]/;
const breaks = /[;"\r\n]/;
