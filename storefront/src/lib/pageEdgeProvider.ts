import { PAGE_CACHE_HEADER, pageCacheHeader } from '@odonta/api/contract/pageCache.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { CacheProviderFactory } from 'astro';

const provider: CacheProviderFactory = () => ({
  name: 'page-edge',
  setHeaders({ maxAge = 0, swr, tags = [] }) {
    // Every page says something of the company: the footer, structured data, the edition of the policy; and carries the announcement.
    return new Headers({
      [PAGE_CACHE_HEADER]: pageCacheHeader({
        maxAge,
        swr,
        tags: [...tags, pageTag('site'), pageTag('top_strips')],
      }),
    });
  },
  async invalidate() {
    throw new Error('Pages are forgotten by the change feed, never by a page.');
  },
});

export default provider;
