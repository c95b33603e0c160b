import type { DiskStore } from './diskStore.ts';
import type { Cursor, Page } from './page.ts';
import type { PageStore } from './pageStore.ts';
import type { Watches } from './watches.ts';

/**
 * The tags of everything that changed after the cursor, and the cursor to follow on from; `all` when the feed
 * no longer reaches back so far.
 */
export type ChangedSince = (cursor: Cursor) => Promise<{ cursor: Cursor; tags: readonly string[] | 'all' }>;

export interface Restoration {
  disk: DiskStore;
  store: PageStore;
  watches: Watches;
  changedSince: ChangedSince;
  onProblem(problem: string, error?: unknown): void;
}

/** Takes the pages of the last run from disk, without those that changed while the server was down. */
export async function restorePages({
  disk,
  store,
  watches,
  changedSince,
  onProblem,
}: Restoration): Promise<Cursor | null> {
  const watch = watches.begin();
  try {
    const pages = await disk.load();
    const oldest = pages[0]?.rendering.cursor;
    if (oldest == null) return null;
    // Without the feed they are only a last resort: each is rendered again before it is shown, if possible.
    const changes = await changedSince(oldest).catch((error: unknown) => {
      onProblem('It is not known what changed while the server was down', error);
      return null;
    });
    const hasChanged = changedPages(changes?.tags ?? []);
    for (const page of pages) {
      if (store.has(page.key)) continue;
      if (hasChanged(page) || watch.sawInvalidated(page.rendering.tags)) {
        disk.remove(page.key);
        continue;
      }
      if (changes === null) page.invalidate();
      store.put(page);
    }
    return changes?.cursor ?? null;
  } finally {
    watch.end();
  }
}

function changedPages(tags: readonly string[] | 'all'): (page: Page) => boolean {
  if (tags === 'all') return () => true;
  const changed = new Set(tags);
  return (page) => page.rendering.tags.some((tag) => changed.has(tag));
}
