import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PageData, SiteFacts } from '@odonta/api/contract';
import { isDatabaseAway } from '../http/failures.ts';
import { log } from '../log.ts';
import { pageData } from './pageData.ts';
import type { Handler } from './render.ts';

interface AstroPages {
  astro: (...args: unknown[]) => unknown;
  api: Handler;
  site(): Promise<SiteFacts>;
}

/** Has Astro render a page of today's data. Without the database there is no page at all, rather than one that says 500. */
export function astroPages({ astro, api, site }: AstroPages): Handler {
  return async (req, res) => {
    const data = brokenOffWithout(pageData(await site()), res);
    await astro(req, res, () => api(req, res), { data, fault: faultAt(req.url ?? '') });
  };
}

/** Writes down what broke a page; the number is shown to the visitor, who may tell it to us. */
function faultAt(url: string) {
  return (error: unknown): string => {
    const traceId = randomUUID();
    log.error({ err: error, traceId, url }, 'page failed');
    return traceId;
  };
}

/** The page edge hears of a broken connection as of a failed rendering, and answers 503 or the last good bytes. */
function brokenOffWithout(data: PageData, res: ServerResponse): PageData {
  const guarded = Object.entries(data).map(([name, value]) => {
    if (typeof value !== 'function' || name === 'now') return [name, value];
    const ask = value as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      (...args: unknown[]) =>
        ask(...args).catch((error: Error) => {
          if (isDatabaseAway(error)) res.socket?.destroy(error);
          throw error;
        }),
    ];
  });
  return Object.fromEntries(guarded) as PageData;
}
