const keepers: Map<string, unknown>[] = [];

/**
 * Keeps what is worked out from the cards, by a key, until some card changes. A work that is under way when they
 * change is given to those who asked before and kept for nobody after; those who ask alike meanwhile share it.
 */
export function keptUntilCardsChange<T>(atMost: number) {
  const kept = new Map<string, Promise<T>>();
  keepers.push(kept);
  return function keep(key: string, work: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    // Set again, so that the one asked for longest ago stands first and is the first to go.
    kept.delete(key);
    const found = known ?? work();
    kept.set(key, found);
    if (known) return known;
    dropOldest(kept, atMost);
    found.catch(() => kept.get(key) === found && kept.delete(key));
    return found;
  };
}

/** The same for what was found already: `remember` keeps it only if no card has changed since `began`. */
export function rememberedUntilCardsChange<T>(atMost: number) {
  const kept = new Map<string, T>();
  keepers.push(kept);
  return {
    recall: (key: string): T | undefined => kept.get(key),
    remember(key: string, value: T, began: number): void {
      if (began !== generation) return;
      kept.set(key, value);
      dropOldest(kept, atMost);
    },
  };
}

let generation = 0;

/** Grows with each change of the cards. */
export function cardsGeneration(): number {
  return generation;
}

/** The change feed calls this on every node when something that a search reads has changed. */
export function forgetFound(): void {
  generation += 1;
  for (const kept of keepers) kept.clear();
}

function dropOldest(kept: Map<string, unknown>, atMost: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= atMost) return;
    kept.delete(oldest);
  }
}
