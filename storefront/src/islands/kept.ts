import type { ClientDirective } from 'astro';

/** Wakes an island, when there is time, in browsers that keep something under its key: elsewhere it has nothing to show. */
const kept: ClientDirective = (load, { value }) => {
  if (!isKept(String(value))) return;
  requestIdleCallback(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export default kept;
