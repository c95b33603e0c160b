import type { Bits } from './bits.ts';
import type { Ragged } from './ragged.ts';

/** Loops of their own for what visitors ask most: a test that is called for each row takes several times as long. */

/** Leaves the rows whose number is within bounds. */
export function retainBetween(
  bits: Bits,
  column: Float64Array | Int32Array,
  least: number,
  most: number,
): void {
  for (let at = 0; at < bits.length; at += 1) {
    let kept = bits[at] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const value = column[(at << 5) + 31 - Math.clz32(bit)] as number;
      if (!(value >= least && value <= most)) kept &= ~bit;
    }
    bits[at] = kept;
  }
}

/** Leaves the rows that have one of these numbers. */
export function retainAnyOf(bits: Bits, column: Int32Array, wanted: ReadonlySet<number>): void {
  const [only = Number.NaN] = wanted;
  if (wanted.size <= 1) retainBetween(bits, column, only, only);
  else retain(bits, (row) => wanted.has(column[row] as number));
}

/** Leaves the rows among whose numbers is one of these. */
export function retainHaving(bits: Bits, lists: Ragged, wanted: ReadonlySet<number>): void {
  retain(bits, (row) => {
    const length = lists.lengthAt(row);
    for (let index = 0; index < length; index += 1) if (wanted.has(lists.at(row, index))) return true;
    return false;
  });
}

/** Leaves the rows that pass. */
export function retain(bits: Bits, passes: (row: number) => boolean): void {
  for (let at = 0; at < bits.length; at += 1) {
    let kept = bits[at] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (!passes((at << 5) + 31 - Math.clz32(bit))) kept &= ~bit;
    }
    bits[at] = kept;
  }
}
