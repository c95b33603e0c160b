import { perConnection } from '@odonta/db/models';
import { bounds, type CacheName } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';

interface Kept<T> {
  readonly key: string;
  readonly value: T;
  bytes: number;
}

/** The bound, and the weight of one value; a test may set a bound of its own. */
export interface Bounded<T> {
  name: CacheName;
  weigh(value: T): number;
  bytes?: number;
}

/** These are emptied when the cards change. */
const found = perConnection((): { clear(): void }[] => []);

/** Calls back when something that a search reads has changed. */
export const onFoundInvalidated = (clear: () => void): void => void found().push({ clear });

/**
 * Caches a result computed from the cards, by a key, until a card changes. A computation in progress at that
 * time is given to its earlier callers and not cached; concurrent callers share one.
 */
export function cachedUntilCardsChange<T>(bounded: Bounded<T>) {
  const keptNow = keeperOf<Promise<T>>(bounded);
  return function keep(key: string, work: () => Promise<T>): Promise<T> {
    const kept = keptNow();
    const known = kept.use(key);
    if (known) return known.value;
    const item = { key, value: work(), bytes: weightOf(key) };
    kept.put(item);
    item.value.then(
      (found) => {
        item.bytes += bounded.weigh(found);
        kept.reweigh(item);
      },
      () => kept.use(key) === item && kept.delete(key),
    );
    return item.value;
  };
}

/** The change feed calls this on every node when something that a search reads has changed. */
export function invalidateFound(): void {
  for (const kept of found()) kept.clear();
}

function keeperOf<T>({ name, bytes }: Pick<Bounded<T>, 'name' | 'bytes'>): () => ByteLru<Kept<T>> {
  const keptNow = perConnection(() => {
    const kept = new ByteLru<Kept<T>>(bytes ?? bounds[name], () => undefined);
    found().push(kept);
    return kept;
  });
  if (bytes === undefined) showSize(name, () => keptNow().bytes);
  return keptNow;
}

/** The entry, its promise and its place in the map, as measured in a heap snapshot. */
const overhead = 400;
const weightOf = (key: string) => overhead + 2 * key.length;
