/** One reading for many: of some keys, those that are found. */
type Reading<Found> = (keys: readonly number[]) => Promise<ReadonlyMap<number, Found>>;

/** A longer list would keep its first reader waiting. */
const mostAtOnce = 16;
/** Until a list is full, more of them would only share its keys, at the cost of a statement each. */
const statementsAtOnce = 2;
/** Behind statements that a lock or a dead connection keeps for seconds, others do not wait. */
const longestMs = 50;

/**
 * Reads by number, and together what is asked for within one turn of the event loop or while other statements run: under load
 * a statement and its answer cost more than their rows. Nobody is answered with what was read before he asked.
 */
export function readTogether<Found>(
  read: Reading<Found>,
  waitMs = longestMs,
): (key: number) => Promise<Found | null> {
  let open: List<Found> | null = null;
  let running = 0;

  function openList(): List<Found> {
    setImmediate(startOpen);
    const list: List<Found> = {
      keys: new Set(),
      late: setTimeout(() => start(list), waitMs),
      ...Promise.withResolvers(),
    };
    return list;
  }

  function startOpen(): void {
    if (open !== null && running < statementsAtOnce) start(open);
  }

  function start({ keys, late, resolve, reject }: List<Found>): void {
    clearTimeout(late);
    open = null;
    running += 1;
    read([...keys])
      .finally(() => {
        running -= 1;
        startOpen();
      })
      .then(resolve, reject);
  }

  return async (key) => {
    open ??= openList();
    const list = open;
    list.keys.add(key);
    // Whatever still runs, a frozen database must not gather readers without end.
    if (list.keys.size >= mostAtOnce) start(list);
    return (await list.promise).get(key) ?? null;
  };
}

interface List<Found> extends PromiseWithResolvers<ReadonlyMap<number, Found>> {
  keys: Set<number>;
  late: NodeJS.Timeout;
}
