import { setImmediate as nextTurn } from 'node:timers/promises';
import { connectionNow, perConnection } from '@odonta/db/models';
import { onCommit } from '@odonta/db/postgres/transaction.ts';
import { showSize } from '../../../platform/caches/sizes.ts';
import { onFoundInvalidated } from '../cached.ts';
import { CardColumns } from './cardColumns.ts';
import { changedSince, presentTransaction, readAfter, readThese, writtenOf } from './reading.ts';

/** Small enough that reading and sorting them in does not hold up other requests. */
const atOnce = 500;
/**
 * The change feed waits for the oldest transaction that still runs, such as an import: what other nodes commit in the meantime
 * is looked up by ourselves.
 */
const unaskedMs = 1000;
/** The change log goes back a day: after half of it everything is read again. */
const oldMs = 12 * 3_600_000;

/** The cards of one connection, and how far they are known. */
class Followed {
  #cards = new CardColumns();
  #from: string | undefined;
  #readAt = 0;
  /** How often changes were announced, and how many of the announcements the last reading knew of. */
  #announced = 1;
  #known = 0;
  #suspects = new Set<number>();
  #reading: Promise<void> | undefined;

  get bytes(): number {
    return this.#cards.bytes;
  }

  get bytesOfWords(): number {
    return this.#cards.words.bytes;
  }

  get bytesOfRanks(): number {
    return this.#cards.words.ranks.bytes;
  }

  announce(suspects: readonly number[] = []): void {
    this.#announced += 1;
    for (const id of suspects) this.#suspects.add(id);
  }

  /** The cards with all that was announced before this call. */
  async current(): Promise<CardColumns> {
    if (!this.#reading && Date.now() - this.#readAt > unaskedMs) this.announce();
    for (const wanted = this.#announced; this.#known < wanted; ) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#cards;
  }

  async #read(): Promise<void> {
    const known = this.#announced;
    const began = Date.now();
    if (this.#from === undefined || began - this.#readAt > oldMs) await this.#readAll();
    const suspects = this.#suspects;
    this.#suspects = new Set();
    try {
      const { settled, ids } = await changedSince(this.#from as string);
      // A promoted replica may have lost what this node has read of the former primary.
      if (BigInt(settled) < BigInt(this.#from as string)) await this.#readAll();
      const all = [...new Set([...suspects, ...ids])];
      for (let at = 0; at < all.length; at += atOnce) await this.#readAgain(all.slice(at, at + atOnce));
      this.#from = settled;
    } catch (error) {
      for (const id of suspects) this.#suspects.add(id);
      throw error;
    }
    this.#readAt = began;
    this.#known = known;
  }

  async #readAll(): Promise<void> {
    const cards = new CardColumns();
    const from = await presentTransaction();
    for (let last = 0; ; ) {
      const read = await readAfter(last, atOnce);
      for (const facts of read) cards.put(facts);
      await cards.settle();
      const end = read.at(-1);
      if (!end) break;
      last = end.prod_id;
      await nextTurn();
    }
    this.#cards = cards;
    this.#from = from;
  }

  async #readAgain(ids: readonly number[]): Promise<void> {
    const written = await writtenOf(ids);
    const changed = ids.filter((id) => written.has(id) && written.get(id) !== this.#cards.writtenOf(id));
    if (changed.length > 0) for (const facts of await readThese(changed)) this.#cards.put(facts);
    for (const id of ids) if (!written.has(id)) this.#cards.delete(id);
    await this.#cards.settle();
  }
}

const followed = perConnection(() => {
  const made = new Followed();
  const connection = connectionNow();
  onFoundInvalidated(() => made.announce());
  // A reader who has just changed something must find it, also before the change feed reports it.
  if (connection) onCommit(connection, () => made.announce());
  return made;
});
showSize('cardColumns', () => followed().bytes);
showSize('cardWords', () => followed().bytesOfWords);
showSize('wordRanks', () => followed().bytesOfRanks);

/** All published cards as they are after the last change that this node knows of; the first call reads them. */
export const currentCards = (): Promise<CardColumns> => followed().current();

/** These cards turned out to be different from what is known of them. */
export const suspectCards = (ids: readonly number[]): void => followed().announce(ids);
