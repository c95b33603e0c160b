import { bounds } from '../../../platform/caches/bounds.ts';
import { ByteLru } from '../../../platform/caches/byteLru.ts';
import { rowsOf } from './bits.ts';
import type { CardWords } from './cardWords.ts';
import type { WordQuery } from './wordQuery.ts';
import { rankOf } from './wordRank.ts';

/** The ranks of all rows that a query finds, in the order of the rows. */
interface Kept {
  readonly key: string;
  readonly bytes: number;
  readonly rows: Int32Array;
  readonly ranks: Float32Array;
}

/** A query that finds more would take the place of many others. */
const mostKept = 16_000;
/** The entry and its places in the map. */
const overhead = 500;

/** Ranks that were found once, for the other pages and filters of the same words, until any card has other words. */
export class KeptRanks {
  readonly #words: CardWords;
  readonly #kept = new ByteLru<Kept>(bounds.wordRanks, () => undefined);

  constructor(words: CardWords) {
    this.#words = words;
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  clear(): void {
    this.#kept.clear();
  }

  /** For rows that the query finds, which must be asked for in ascending order. */
  of(query: WordQuery): (row: number) => number {
    const key = JSON.stringify(query);
    const kept = this.#kept.use(key) ?? this.#rank(key, query);
    if (!kept) return rankOf(this.#words, query);
    const { rows, ranks } = kept;
    let at = 0;
    return (row) => {
      while ((rows[at] as number) < row) at += 1;
      return ranks[at] as number;
    };
  }

  #rank(key: string, query: WordQuery): Kept | null {
    const rows = rowsOf(this.#words.found(query));
    if (rows.length > mostKept) return null;
    const rankedBy = rankOf(this.#words, query);
    const ranks = new Float32Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) ranks[at] = rankedBy(rows[at] as number);
    const bytes = overhead + 2 * key.length + rows.byteLength + ranks.byteLength;
    const kept = { key, bytes, rows, ranks };
    this.#kept.put(kept);
    return kept;
  }
}
