import { PAGE_CACHE_HEADER, pageCacheHeader } from '@odonta/api/contract/pageCache.ts';
import type { CacheProviderFactory } from 'astro';

const provider: CacheProviderFactory = () => ({
  name: 'page-edge',
  setHeaders({ maxAge = 0, swr, tags = [] }) {
    return new Headers({ [PAGE_CACHE_HEADER]: pageCacheHeader({ maxAge, swr, tags }) });
  },
  async invalidate() {
    throw new Error('Pages are forgotten by the change feed, never by a page.');
  },
});

export default provider;
