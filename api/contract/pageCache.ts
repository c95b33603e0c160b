/** A page's caching instructions, in the header that the page edge reads and removes. */
export interface PageCache {
  /** Seconds the page is answered without a thought. */
  maxAge: number;
  /** Seconds after that in which it is still answered at once, and renewed behind. */
  swr?: number;
  /** Everything the page shows (`prod:12`, `list:category:3`): a change of any of it invalidates the page. */
  tags: readonly string[];
  /** The query parameters the page reads; the edge hides all others from it. */
  query?: readonly string[];
}

export const PAGE_CACHE_HEADER = 'x-page-cache';

export function pageCacheHeader(cache: PageCache): string {
  return JSON.stringify(cache);
}
