const quietMs = 2000;
const longestMs = 10_000;
const retriesMs = [3000, 10_000];

/** Runs when the typing pauses, or has gone on for long; after a failure ever later. */
export function createClock(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let failures = 0;
  const set = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  return {
    schedule(): void {
      since ??= Date.now();
      set(Math.max(0, Math.min(quietMs, since + longestMs - Date.now())));
    },
    retry(): void {
      set(retriesMs[Math.min(failures, retriesMs.length - 1)] ?? longestMs);
      failures += 1;
    },
    forgive(): void {
      failures = 0;
    },
    stop(): void {
      clearTimeout(timer);
      since = null;
    },
  };
}
