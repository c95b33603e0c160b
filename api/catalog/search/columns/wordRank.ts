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
  const entries = new Entries(words);
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

/** The places of one lexeme after the other in a card. */
class Entries {
  readonly #words: CardWords;
  readonly #places: Int32Array;
  #row = 0;
  #length = 0;
  start = 0;
  end = 0;

  constructor(words: CardWords) {
    this.#words = words;
    this.#places = words.places();
  }

  of(row: number): void {
    this.#row = row;
    this.#length = this.#words.vectors.lengthAt(row);
    this.end = 0;
  }

  rewind(): void {
    this.end = 0;
  }

  /** The next lexeme of a range; false when there is none. */
  next({ from, to }: Range): boolean {
    for (let at = this.end; at < this.#length; at += 1) {
      const number = numberIn(this.placed(at));
      const place = this.#places[number] as number;
      if (place < from || place >= to) continue;
      this.start = at;
      do at += 1;
      while (at < this.#length && numberIn(this.placed(at)) === number);
      this.end = at;
      return true;
    }
    return false;
  }

  placed(at: number): number {
    return this.#words.vectors.at(this.#row, at);
  }
}

/** `calc_rank_or` */
function apart(entries: Entries, row: number, ranges: readonly Range[]): number {
  let rank = 0;
  entries.of(row);
  for (const range of ranges)
    for (entries.rewind(); entries.next(range); ) rank = single(rank + ofEntry(entries) / 1.64493406685);
  return single(rank / ranges.length);
}

function ofEntry(entries: Entries): number {
  let sum = 0;
  let most = -1;
  let divisorOfMost = 1;
  for (let at = entries.start; at < entries.end; at += 1) {
    const weight = weightOf(entries.placed(at));
    const divisor = (at - entries.start + 1) ** 2;
    sum = single(sum + single(weight / divisor));
    if (weight <= most) continue;
    most = weight;
    divisorOfMost = divisor;
  }
  return single(single(most + sum) - single(most / divisorOfMost));
}

/** `calc_rank_and`: the nearer the words stand to each other, the better. */
function together(entries: Entries, row: number, ranges: readonly Range[]): number {
  let rank = -1;
  entries.of(row);
  const lasts: ({ start: number; end: number } | undefined)[] = [];
  for (const [index, range] of ranges.entries()) {
    for (entries.rewind(); entries.next(range); lasts[index] = { start: entries.start, end: entries.end })
      for (let other = 0; other < index; other += 1) {
        const last = lasts[other];
        if (!last) continue;
        for (let at = entries.start; at < entries.end; at += 1)
          for (let beside = last.start; beside < last.end; beside += 1)
            rank = withPair(rank, entries.placed(at), entries.placed(beside));
      }
  }
  return rank < 0 ? single(1e-20) : rank;
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
