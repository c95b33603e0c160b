import type { CardColumns } from './cardColumns.ts';
import { grown } from './growth.ts';

export type Compare = (one: number, other: number) => number;

/** So many changed rows do not wait for the first search that asks for the order, nor a fourth of all. */
const many = 500;

/** The rows of all cards in one order. A changed row is sorted in when the order is next asked for. */
export class KeptOrder {
  readonly compare: Compare;
  readonly #cards: CardColumns;
  #rows = new Int32Array(0);
  #ranks: Int32Array | undefined;
  #changed: number[] = [];
  #isChanged = new Uint8Array(0);

  constructor(cards: CardColumns, compare: Compare) {
    this.#cards = cards;
    this.compare = compare;
  }

  get bytes(): number {
    const ranks = this.#ranks?.byteLength ?? 0;
    return this.#rows.byteLength + ranks + this.#isChanged.byteLength + 8 * this.#changed.length;
  }

  rows(): Int32Array {
    if (this.#changed.length > 0) this.#sortIn();
    return this.#rows;
  }

  /** The place of each row. */
  ranks(): Int32Array {
    const rows = this.rows();
    this.#ranks ??= inverse(rows, this.#cards.rows);
    return this.#ranks;
  }

  changed(row: number): void {
    if (this.#isChanged[row] === 1) return;
    this.#isChanged[row] = 1;
    this.#changed.push(row);
  }

  /** Sorts in what has gathered, if it is much; returns whether it was. */
  settle(): boolean {
    const isDue = this.#changed.length >= Math.max(many, this.#rows.length / 4);
    if (isDue) this.#sortIn();
    return isDue;
  }

  grow(rows: number): void {
    this.#isChanged = grown(this.#isChanged, rows);
  }

  #sortIn(): void {
    const alive = this.#changed.filter((row) => this.#cards.isAlive(row));
    const fresh = Int32Array.from(alive).sort(this.compare);
    const merged = new Int32Array(this.#cards.count);
    let [at, next] = [0, 0];
    for (const row of this.#rows) {
      if (this.#isChanged[row] === 1) continue;
      for (; next < fresh.length && this.compare(fresh[next] as number, row) < 0; next += 1, at += 1)
        merged[at] = fresh[next] as number;
      merged[at] = row;
      at += 1;
    }
    merged.set(fresh.subarray(next), at);
    for (const row of this.#changed) this.#isChanged[row] = 0;
    this.#rows = merged;
    this.#ranks = undefined;
    this.#changed = [];
  }
}

function inverse(rows: Int32Array, length: number): Int32Array {
  const ranks = new Int32Array(length);
  for (let rank = 0; rank < rows.length; rank += 1) ranks[rows[rank] as number] = rank;
  return ranks;
}
