/** As long as the server asks to wait before another try. */
const pauseMs = 5_000;

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The page has an address of its own too, where there is nothing to wait for.
if (arrival?.responseStatus === 503) setInterval(openOnceWell, pauseMs);

async function openOnceWell(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer && answer.status < 500) location.reload();
}
