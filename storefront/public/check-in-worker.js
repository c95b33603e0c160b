/**
 * Opens the page of the entrance without a network. Its scope is that page alone: the rest of the site never meets it.
 * The page itself fills the cache, in keepPage.ts.
 */
const patientMs = 4000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? freshOrKept(request) : keptOrFresh(request));
});

/** A network that hangs is none. */
async function freshOrKept(request) {
  const kept = await caches.match(request.url, { ignoreSearch: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, patientMs, kept));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

/** Built files change their names when they change. */
const keptOrFresh = async (request) =>
  (request.url.includes('/_astro/') && (await caches.match(request))) ||
  fetch(request).catch(async (error) => (await caches.match(request)) ?? Promise.reject(error));
