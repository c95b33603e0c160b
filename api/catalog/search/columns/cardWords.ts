import { type Bits, intersect, noBits, setBit, unite } from './bits.ts';
import { KeptRanks } from './keptRanks.ts';
import { Lexemes, type Range } from './lexemes.ts';
import { retain } from './narrowing.ts';
import { Postings } from './postings.ts';
import { Ragged } from './ragged.ts';
import { numberIn, placed, positionIn } from './vectorText.ts';
import type { Begins, Phrase, WordQuery } from './wordQuery.ts';

/** So many words that no card has any more are forgotten together. */
const many = 1000;

/** The words of all cards: which cards have one, and of each card where its words stand and how much each weighs. */
export class CardWords {
  readonly vectors = new Ragged();
  readonly ranks = new KeptRanks(this);
  readonly #lexemes = new Lexemes();
  readonly #postings = new Postings();
  #rows = 0;
  #abandoned = 0;

  get bytes(): number {
    return this.vectors.bytes + this.#lexemes.bytes + this.#postings.bytes;
  }

  grow(rows: number): void {
    this.#rows = rows;
    this.vectors.grow(rows);
  }

  /** `text` is a vector of PostgreSQL's, with its lexemes in PostgreSQL's order. */
  set(row: number, text: string): void {
    const vector = placed(text, this.#lexemes);
    // Most changes of a card leave its words as they are.
    if (this.#isKnown(row, vector)) return;
    this.ranks.clear();
    const former = this.#numbersAt(row);
    this.vectors.set(row, vector);
    const present = this.#numbersAt(row);
    for (const number of former) if (!present.includes(number)) this.#leave(number, row);
    for (const number of present) if (!former.includes(number)) this.#postings.add(number, row);
  }

  /** Sorts new words in, and forgets those that no card has any more if they are many. */
  settle(): void {
    this.#lexemes.settle();
    if (this.#abandoned < many) return;
    this.#lexemes.retain((number) => this.#postings.lengthOf(number) > 0);
    this.#abandoned = 0;
  }

  /** The cards that a query finds. */
  found(query: WordQuery): Bits {
    if (query.kind === 'begins') return this.#beginningWith(query);
    if (query.kind === 'phrase') return this.#withPhrase(query);
    const [first = noBits(this.#rows), ...others] = query.parts.map((part) => this.found(part));
    for (const other of others) (query.kind === 'all' ? intersect : unite)(first, other);
    return first;
  }

  rangeOf({ beginning }: Begins): Range {
    return this.#lexemes.beginningWith(beginning);
  }

  /** By the number of a lexeme: 1 where it is in one of the ranges. */
  lexemesIn(ranges: readonly Range[]): Uint8Array {
    const isIn = new Uint8Array(this.places().length);
    for (const { from, to } of ranges)
      for (let place = from; place < to; place += 1) isIn[this.#lexemes.numberAt(place)] = 1;
    return isIn;
  }

  /** The alphabetical places of the numbers that stand in the vectors. */
  places(): Int32Array {
    return this.#lexemes.places();
  }

  #beginningWith(query: Begins): Bits {
    const bits = noBits(this.#rows);
    const { from, to } = this.rangeOf(query);
    for (let place = from; place < to; place += 1) {
      const rows = this.#postings.rowsOf(this.#lexemes.numberAt(place));
      for (let at = 0; at < rows.length; at += 1) setBit(bits, rows[at] as number);
    }
    return bits;
  }

  #withPhrase(query: Phrase): Bits {
    const bits = this.found(query.left);
    intersect(bits, this.found(query.right));
    const endsIn = this.#endsOf(query);
    retain(bits, (row) => endsIn(row).length > 0);
    return bits;
  }

  /** The positions where a phrase ends in a card. */
  #endsOf(query: Begins | Phrase): EndsIn {
    if (query.kind === 'begins') return this.#positionsOf(query);
    const [left, right] = [this.#endsOf(query.left), this.#endsOf(query.right)];
    const offset = query.distance + widthOf(query.right);
    return (row) => {
      const begun = left(row);
      return right(row).filter((position) => begun.includes(position - offset));
    };
  }

  #positionsOf(query: Begins): EndsIn {
    const { from, to } = this.rangeOf(query);
    const places = this.places();
    return (row) => {
      const positions: number[] = [];
      const length = this.vectors.lengthAt(row);
      for (let index = 0; index < length; index += 1) {
        const one = this.vectors.at(row, index);
        const place = places[numberIn(one)] as number;
        if (place >= from && place < to) positions.push(positionIn(one));
      }
      return positions;
    };
  }

  #isKnown(row: number, vector: readonly number[]): boolean {
    return (
      vector.length === this.vectors.lengthAt(row) &&
      vector.every((one, index) => one === this.vectors.at(row, index))
    );
  }

  /** Each once: the places of one lexeme stand together. */
  #numbersAt(row: number): number[] {
    const numbers: number[] = [];
    const length = this.vectors.lengthAt(row);
    for (let index = 0; index < length; index += 1) {
      const number = numberIn(this.vectors.at(row, index));
      if (number !== numbers.at(-1)) numbers.push(number);
    }
    return numbers;
  }

  #leave(number: number, row: number): void {
    this.#postings.delete(number, row);
    if (this.#postings.lengthOf(number) === 0) this.#abandoned += 1;
  }
}

type EndsIn = (row: number) => number[];

const widthOf = (query: Begins | Phrase): number =>
  query.kind === 'begins' ? 0 : query.distance + widthOf(query.left) + widthOf(query.right);
