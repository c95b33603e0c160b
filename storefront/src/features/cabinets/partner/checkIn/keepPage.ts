const worker = '/check-in-worker.js';
const cacheName = 'odonta-check-in';

/** Keeps this page and all it is made of in the browser, so that it opens without a network. */
export async function keepPage(loadRest: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const scope = location.pathname;
  await navigator.serviceWorker.register(worker, { scope });
  await loadRest();
  const cache = await caches.open(cacheName);
  const wanted = [scope, ...filesOfPage()];
  await cache.addAll(wanted);
  const addresses = new Set(wanted.map((path) => new URL(path, location.origin).href));
  for (const request of await cache.keys()) if (!addresses.has(request.url)) await cache.delete(request);
}

/** Scripts, styles, fonts and pictures that the browser has loaded for this page. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.origin));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'),
  );
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
