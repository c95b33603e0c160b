const lookEveryMs = 10_000;
/** A share of the time. */
const mostWork = 0.2;
const mb = 1024 * 1024;

/**
 * Returns memory to the system while the process rests: V8 by itself lets a heap that has grown under load stay, for days. Where
 * the process was started without `--expose-gc`, it does nothing.
 * @param leastBytes - less growth since the last time is not worth a pause of some tenths of a second
 */
export function collectWhenIdle(everyMs = lookEveryMs, leastBytes = 24 * mb): () => void {
  const collect = globalThis.gc;
  if (!collect) return () => undefined;
  let former = performance.eventLoopUtilization();
  let held = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, former);
    former = now;
    if (utilization > mostWork || process.memoryUsage().heapTotal - held < leastBytes) return;
    // Any other flavor leaves the pages of the heap to it.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    held = process.memoryUsage().heapTotal;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
