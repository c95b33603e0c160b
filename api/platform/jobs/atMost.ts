/** Runs at most so many of the given works at a time; the rest wait in the order they came, those beyond the queue not at all. */
export function atMost(count: number, queue?: { length: number; refusal: () => Error }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue && running >= count && waiting.length >= queue.length) throw queue.refusal();
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
