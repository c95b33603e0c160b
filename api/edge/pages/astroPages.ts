import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PageData, SiteFacts } from '@odonta/api/contract';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { PAGE_CACHE_HEADER, pageCacheHeader } from '../../contract/pageCache.ts';
import { isDatabaseAway } from '../../platform/http/outages.ts';
import { log } from '../../platform/log.ts';
import type { Feed } from '../feeds/feed.ts';
import { feedAt } from '../feeds/index.ts';
import { pageData } from './pageData.ts';
import type { Handler } from './render.ts';

interface AstroPages {
  astro: (...args: unknown[]) => unknown;
  api: Handler;
  site(): Promise<SiteFacts>;
  thirdParty: ThirdPartyServices;
  /** Signs the links of previews. */
  secret: string;
}

/** Writes feeds, and has Astro render pages of today's data. Without the database there is no page at all, rather than one that says 500. */
export function astroPages({ astro, api, site, thirdParty, secret }: AstroPages): Handler {
  return async (req, res) => {
    const facts = await site();
    const feed = feedAt(req.url ?? '');
    if (feed) return sendFeed(res, await feed({ ...facts, now: nowInSeconds() }));
    const data = brokenOffWithout(pageData(facts, thirdParty, secret), res);
    await astro(req, res, () => api(req, res), { data, fault: issueAt(req.url ?? '') });
  };
}

/** A feed is cached as long as a page; a missing one is cached too, and invalidated with the first entry of its list. */
function sendFeed(res: ServerResponse, feed: Feed | null): void {
  const { contentType, tags, text } = feed ?? noFeed;
  const cache = pageCacheHeader({ maxAge: 60, swr: 86_400, tags: [...tags, pageTag('site')] });
  res.writeHead(feed ? 200 : 404, { 'content-type': contentType, [PAGE_CACHE_HEADER]: cache }).end(text);
}

const noFeed: Feed = {
  contentType: 'text/plain; charset=utf-8',
  tags: [pageTag('list'), pageTag('lecturers'), pageTag('articles')],
  text: 'Not found\n',
};

/** Logs what broke a page; the number is shown to the visitor, who may quote it to us. */
function issueAt(url: string) {
  return (error: unknown): string => {
    const traceId = randomUUID();
    log.error({ err: error, traceId, url }, 'page failed');
    return traceId;
  };
}

/** A broken connection counts as a failed rendering: the page edge answers 503 or the last good bytes. */
function brokenOffWithout(data: PageData, res: ServerResponse): PageData {
  const guarded = Object.entries(data).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const ask = value as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => {
        const answer = ask(...args);
        // A synchronous answer used no database.
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: Error) => {
          if (isDatabaseAway(error)) res.socket?.destroy(error);
          throw error;
        });
      },
    ];
  });
  return Object.fromEntries(guarded) as PageData;
}
