import type { CardWords } from './cardWords.ts';
import type { Range } from './lexemes.ts';
import { numberIn, positionIn, weightIn } from './vectorText.ts';
import type { WordQuery } from './wordQuery.ts';

/**
 * PostgreSQL's `ts_rank('{0.02, 0.1, 0.4, 1}', …)`, step by step in its own floating numbers (`tsrank.c`): the better a card fits,
 * the higher its rank.
 */
export function rankOf(words: CardWords, query: WordQuery): (row: number) => number {
  const ranges = beginningsOf(query).map((beginning) => words.rangeOf({ kind: 'begins', beginning }));
  const isTogether = (query.kind === 'all' || query.kind === 'phrase') && ranges.length > 1;
  const entries = new Entries(words, ranges);
  return (row) => (isTogether ? together(entries, row, ranges) : apart(entries, row, ranges));
}

const single = Math.fround;
/** Of a place of the words in no part, the third, the second and the first part. */
const weights = [0.02, 0.1, 0.4, 1].map(single);
const weightOf = (placed: number) => weights[weightIn(placed)] as number;

/** The different words of a query in the order of their bytes. */
function beginningsOf(query: WordQuery): string[] {
  const all = new Set<string>();
  const gather = (part: WordQuery): void => {
    if (part.kind === 'begins') all.add(part.beginning);
    else for (const each of part.kind === 'phrase' ? [part.left, part.right] : part.parts) gather(each);
  };
  gather(query);
  return [...all].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

/** Where the lexemes of a query stand in one card, found in one pass over its vector. */
class Entries {
  count = 0;
  /** Each ends where the next lexeme begins. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly #places: number[] = [];
  readonly #words: CardWords;
  readonly #alphabet: Int32Array;
  /** By the number of a lexeme. */
  readonly #isAsked: Uint8Array;
  #vectors: Int32Array = new Int32Array(0);

  constructor(words: CardWords, ranges: readonly Range[]) {
    this.#words = words;
    this.#alphabet = words.places();
    this.#isAsked = words.lexemesIn(ranges);
  }

  of(row: number): void {
    const { vectors } = this.#words;
    const values = vectors.values;
    const end = vectors.startAt(row) + vectors.lengthAt(row);
    let count = 0;
    for (let at = vectors.startAt(row); at < end; ) {
      const number = numberIn(values[at] as number);
      const start = at;
      do at += 1;
      while (at < end && numberIn(values[at] as number) === number);
      if (this.#isAsked[number] === 0) continue;
      this.starts[count] = start;
      this.ends[count] = at;
      this.#places[count] = this.#alphabet[number] as number;
      count += 1;
    }
    this.#vectors = values;
    this.count = count;
  }

  isIn(entry: number, { from, to }: Range): boolean {
    const place = this.#places[entry] as number;
    return place >= from && place < to;
  }

  placed(at: number): number {
    return this.#vectors[at] as number;
  }
}

/** `calc_rank_or` */
function apart(entries: Entries, row: number, ranges: readonly Range[]): number {
  let rank = 0;
  entries.of(row);
  for (const range of ranges)
    for (let entry = 0; entry < entries.count; entry += 1)
      if (entries.isIn(entry, range)) rank = single(rank + ofEntry(entries, entry) / 1.64493406685);
  return single(rank / ranges.length);
}

function ofEntry(entries: Entries, entry: number): number {
  let sum = 0;
  let most = -1;
  let divisorOfMost = 1;
  const start = entries.starts[entry] as number;
  const end = entries.ends[entry] as number;
  for (let at = start; at < end; at += 1) {
    const weight = weightOf(entries.placed(at));
    const divisor = (at - start + 1) ** 2;
    sum = single(sum + single(weight / divisor));
    if (weight <= most) continue;
    most = weight;
    divisorOfMost = divisor;
  }
  return single(single(most + sum) - single(most / divisorOfMost));
}

/** `calc_rank_and`: the nearer the words stand to each other, the better. Of each range the last lexeme counts for later ones. */
function together(entries: Entries, row: number, ranges: readonly Range[]): number {
  let rank = -1;
  entries.of(row);
  const lasts: number[] = [];
  for (const [index, range] of ranges.entries())
    for (let entry = 0; entry < entries.count; entry += 1) {
      if (!entries.isIn(entry, range)) continue;
      for (let other = 0; other < index; other += 1) {
        const last = lasts[other];
        if (last !== undefined) rank = withEntries(rank, entries, entry, last);
      }
      lasts[index] = entry;
    }
  return rank < 0 ? single(1e-20) : rank;
}

function withEntries(rank: number, entries: Entries, one: number, other: number): number {
  let best = rank;
  for (let at = entries.starts[one] as number; at < (entries.ends[one] as number); at += 1)
    for (let beside = entries.starts[other] as number; beside < (entries.ends[other] as number); beside += 1)
      best = withPair(best, entries.placed(at), entries.placed(beside));
  return best;
}

function withPair(rank: number, one: number, other: number): number {
  const distance = Math.abs(positionIn(one) - positionIn(other));
  if (distance === 0) return rank;
  const both = single(weightOf(one) * weightOf(other));
  const added = single(Math.sqrt(single(both * nearness(distance))));
  return rank < 0 ? added : single(1 - (1 - rank) * (1 - added));
}

/** `word_distance` */
const nearness = (distance: number): number => (distance > 100 ? single(1e-30) : (near[distance] as number));
const near = Array.from({ length: 101 }, (_, distance) =>
  single(1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2))),
);
