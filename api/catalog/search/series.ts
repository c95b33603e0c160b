import { type Bits, countBits, hasBit, noBits, rowsOf, setBit } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';

/** Several dates of a course are a series; a search for series finds each once, by its nearest date. */

/** Of each series among these rows the nearest, however they are sorted. */
export function nearestOf(cards: CardColumns, bits: Bits): { bits: Bits; count: number } {
  const nearest = noBits(cards.rows);
  let count = 0;
  let last = 0;
  for (const row of rowsBySeries(cards, bits)) {
    if (cards.series[row] === last) continue;
    last = cards.series[row] as number;
    setBit(nearest, row);
    count += 1;
  }
  return { bits: nearest, count };
}

/** So few are sorted faster than they are looked for among all. */
const few = 500;

/** These rows, the dates of each series together and the nearest first. */
export function rowsBySeries(cards: CardColumns, bits: Bits): Int32Array {
  const order = cards.orders.bySeries();
  const count = countBits(bits);
  if (count <= few) return rowsOf(bits, count).sort(order.compare);
  const rows = new Int32Array(count);
  let at = 0;
  for (const row of order.rows())
    if (hasBit(bits, row)) {
      rows[at] = row;
      at += 1;
    }
  return rows;
}

/** The rows of one series among these. */
export function datesOf(cards: CardColumns, bits: Bits, series: number): number[] {
  const rows = cards.orders.bySeries().rows();
  const dates: number[] = [];
  for (let at = firstOf(cards, rows, series); cards.series[rows[at] as number] === series; at += 1)
    if (hasBit(bits, rows[at] as number)) dates.push(rows[at] as number);
  return dates;
}

function firstOf({ series }: CardColumns, rows: Int32Array, wanted: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((series[rows[middle] as number] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
