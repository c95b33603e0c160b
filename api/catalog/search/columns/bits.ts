/** A set of row numbers, a bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

const words = (rows: number) => (rows + 31) >>> 5;

export const noBits = (rows: number): Bits => new Uint32Array(words(rows));

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31));
}

export function intersect(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (other[at] as number);
}

export function subtract(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & ~(other[at] as number);
}

export function unite(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) | (other[at] as number);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += onesOf(bits[at] as number);
  return count;
}

export function countShared(bits: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += onesOf((bits[at] as number) & (other[at] as number));
  return count;
}

export function forEachBit(bits: Bits, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at] as number; word !== 0; word &= word - 1)
      visit((at << 5) + 31 - Math.clz32(word & -word));
}

export function rowsOf(bits: Bits, count = countBits(bits)): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(count);
  let at = 0;
  forEachBit(bits, (row) => {
    rows[at] = row;
    at += 1;
  });
  return rows;
}

function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
