import { type Bits, clearBit, noBits, setBit } from './bits.ts';
import { grown } from './growth.ts';

/** The kinds of values of which a card has some and the catalogue has few. */
export type TraitKind = 'type' | 'category' | 'degree' | 'service' | 'priceType' | 'state' | 'is';
export type Trait = readonly [kind: TraitKind, value: string | number];

/** A row has its traits in two numbers. */
const most = 64;

/** For each trait the rows that have it, and for each row the traits that it has. */
export class Traits {
  readonly #numbers = new Map<string, number>();
  readonly #named: Trait[] = [];
  readonly #bits: Bits[] = [];
  #low = new Int32Array(0);
  #high = new Int32Array(0);

  get bytes(): number {
    return (
      this.#low.byteLength +
      this.#high.byteLength +
      this.#bits.reduce((sum, bits) => sum + bits.byteLength, 0)
    );
  }

  grow(rows: number): void {
    this.#low = grown(this.#low, rows);
    this.#high = grown(this.#high, rows);
    for (const [index, bits] of this.#bits.entries()) this.#bits[index] = grown(bits, noBits(rows).length);
  }

  set(row: number, traits: readonly Trait[]): void {
    this.forEachOf(row, (number) => clearBit(this.#bits[number] as Bits, row));
    const masks: [number, number] = [0, 0];
    for (const trait of traits) {
      const number = this.#numberOf(trait);
      setBit(this.#bits[number] as Bits, row);
      masks[number >>> 5 ? 1 : 0] |= 1 << (number & 31);
    }
    [this.#low[row], this.#high[row]] = masks;
  }

  /** The rows that have a trait; not to be written to. */
  bits([kind, value]: Trait): Bits {
    const number = this.#numbers.get(`${kind}:${value}`);
    return (number === undefined ? undefined : this.#bits[number]) ?? noBits(this.#low.length);
  }

  /** The known traits of a kind, with their numbers. */
  ofKind(wanted: TraitKind): { value: string | number; number: number }[] {
    return this.#named.flatMap(([kind, value], number) => (kind === wanted ? [{ value, number }] : []));
  }

  bitsAt(number: number): Bits {
    return this.#bits[number] as Bits;
  }

  lowOf(row: number): number {
    return this.#low[row] as number;
  }

  highOf(row: number): number {
    return this.#high[row] as number;
  }

  forEachOf(row: number, visit: (number: number) => void): void {
    eachBit(this.lowOf(row), 0, visit);
    eachBit(this.highOf(row), 32, visit);
  }

  #numberOf(trait: Trait): number {
    const name = trait.join(':');
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#named.length;
    if (number === most) throw new Error(`the catalogue has more than ${most} kinds of courses: ${name}`);
    this.#numbers.set(name, number);
    this.#named.push(trait);
    this.#bits.push(noBits(this.#low.length));
    return number;
  }
}

export function eachBit(mask: number, from: number, visit: (number: number) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) visit(from + 31 - Math.clz32(rest & -rest));
}
