const worker = '/check-in-worker.js';
const cacheName = 'odonta-check-in';

/** Keeps this page and all it is made of in the browser, so that it opens without a network. */
export async function keepPage(loadRest: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const scope = location.pathname;
  await navigator.serviceWorker.register(worker, { scope });
  await loadRest();
  const cache = await caches.open(cacheName);
  const page = await fetch(scope);
  // A newer release than the one that this page is of: the kept copy stays whole, and the next visit renews it.
  if (!page.ok || !(await page.clone().text()).includes(ownScript())) return;
  const files = filesOfPage();
  await cache.addAll(files);
  await cache.put(scope, page);
  const addresses = new Set([scope, ...files].map((path) => new URL(path, location.origin).href));
  for (const request of await cache.keys()) if (!addresses.has(request.url)) await cache.delete(request);
}

/** The name of the script that this page was built with. */
const ownScript = (): string =>
  document.querySelector('astro-island[component-url]')?.getAttribute('component-url') ?? '/_astro/';

/** Scripts, styles, fonts and pictures that the browser has loaded for this page. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.origin));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'),
  );
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}
