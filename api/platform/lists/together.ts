/** One reading for many: of some keys, those that are found. */
type Reading<Found> = (keys: readonly number[]) => Promise<ReadonlyMap<number, Found>>;

/** A longer list would keep its first reader waiting. */
const mostAtOnce = 16;

/**
 * Reads by number, and together what is asked for within one turn of the event loop: under load a statement
 * and its answer cost more than their rows. Nobody is answered with what was read before he asked.
 */
export function readTogether<Found>(read: Reading<Found>): (key: number) => Promise<Found | null> {
  let open: { keys: Set<number>; found: ReturnType<Reading<Found>> } | null = null;

  function begin() {
    const keys = new Set<number>();
    const found = new Promise<void>((turned) => setImmediate(turned)).then(() => {
      if (open?.keys === keys) open = null;
      return read([...keys]);
    });
    return { keys, found };
  }

  return async (key) => {
    if (open === null || open.keys.size >= mostAtOnce) open = begin();
    open.keys.add(key);
    return (await open.found).get(key) ?? null;
  };
}
