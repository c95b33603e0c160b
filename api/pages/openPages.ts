import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteFacts } from '@odonta/api/contract';
import {
  type Change,
  changesSince,
  type Cursor as FeedCursor,
  followChanges,
  installationId,
  isTooOld,
} from '@odonta/db/postgres/changeFeed.ts';
import { queryOfPage } from '@odonta/db/vocabulary/site/pageQueries.ts';
import type { Sequelize } from 'sequelize';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { forgetFound } from '../search/kept.ts';
import { forgetSynonyms } from '../search/words.ts';
import { type BuiltFiles, loadBuiltFiles } from './builtFiles.ts';
import { createEdge, type EdgeStats } from './edge.ts';
import { pageData } from './pageData.ts';
import type { Handler } from './render.ts';
import { securityHeaders } from './securityHeaders.ts';
import { send } from './send.ts';

interface Opening {
  root: string;
  config: Config;
  sequelize: Sequelize;
  url: string;
  api: Handler;
  site: SiteFacts;
  astro: (...args: unknown[]) => unknown;
}

export interface Pages {
  handle: Handler;
  stats(): EdgeStats;
  close(): Promise<void>;
}

/** The tables a search reads. */
const searched = new Set(['prod_cards', 'cities', 'lecturers', 'synonyms']);

/** Puts the page edge in front of the API, fills it with the built files, and lets it follow the change feed. */
export async function openPages({ root, config, sequelize, url, api, site, astro }: Opening): Promise<Pages> {
  const onProblem = (problem: string, error?: unknown) => log.warn({ err: error }, problem);
  const headers = securityHeaders(config);
  const files = await loadBuiltFiles({
    mounts: [
      { directory: join(root, 'storefront/dist/client'), at: '/' },
      { directory: join(root, 'backoffice/dist'), at: '/adm', shellFor: ['/adm', '/adm-next'] },
    ],
    packedDirectory: join(config.varDir, 'packed'),
    securityHeaders: headers,
    onProblem,
  });
  const data = pageData(site);
  const edge = createEdge({
    inner: notFoundBeside(api, files),
    version: await versionOf(root, sequelize),
    pages: (req: IncomingMessage, res: ServerResponse) => astro(req, res, () => api(req, res), { data }),
    queryOf: queryOfPage,
    baseUrl: config.baseUrl,
    securityHeaders: headers,
    files,
    directory: join(config.varDir, 'pages'),
    changedSince: (cursor) => tagsSince(sequelize, cursor),
    onProblem,
  });
  // From where the pages of the last run are known to be good, so that nothing falls between them and the feed.
  const restored = await edge.restored;
  const onChanges = (changes: Change[], cursor: FeedCursor) => {
    if (changes.some(({ entity }) => entity === 'synonyms')) forgetSynonyms();
    if (changes.some(({ entity }) => searched.has(entity))) forgetFound();
    edge.forget([...new Set(changes.flatMap(({ tags }) => tags))]);
    edge.mark(textOf(cursor));
  };
  const feed = await followChanges(sequelize, url, onChanges, restored ? cursorOf(restored) : undefined);
  edge.mark(textOf(feed.cursor()));
  return {
    handle: edge.handle,
    stats: edge.stats,
    async close() {
      await feed.stop();
      await edge.close();
      files.close();
    },
  };
}

/** What is neither a page nor a file nor the API's is answered with the site's own page that says so. */
function notFoundBeside(api: Handler, { notFound }: BuiltFiles): Handler {
  const isOurs = /^\/(api|health|metrics|uploads)(?=[/?]|$)/;
  return (req, res) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const url = req.url ?? '';
    if (!reads || isOurs.test(url)) return api(req, res);
    const spelled = withoutLastSlash(url);
    if (spelled) return res.writeHead(301, { location: spelled }).end();
    return notFound ? send(req, res, notFound) : api(req, res);
  };
}

/** The address of a page of ours that was typed with a slash at its end. */
function withoutLastSlash(url: string): string | null {
  const [path = '', query] = url.split('?', 2);
  const bare = path.replace(/\/$/, '');
  if (bare === path || queryOfPage(bare) === null) return null;
  return query === undefined ? bare : `${bare}?${query}`;
}

/** Kept pages are worthless to another build of the storefront, and to another database. */
async function versionOf(root: string, sequelize: Sequelize): Promise<string> {
  const build = await readFile(join(root, 'storefront/dist/server/entry.mjs'));
  return `${hash('sha256', build)} ${await installationId(sequelize)}`;
}

/** What changed while no process of ours was listening; `all` when the log no longer knows. */
async function tagsSince(sequelize: Sequelize, text: string) {
  let cursor = cursorOf(text);
  if (await isTooOld(sequelize, cursor)) return { cursor: text, tags: 'all' as const };
  const tags = new Set<string>();
  for (;;) {
    const news = await changesSince(sequelize, cursor);
    for (const change of news.changes) for (const tag of change.tags) tags.add(tag);
    if (news.changes.length === 0) return { cursor: textOf(news.cursor), tags: [...tags] };
    cursor = news.cursor;
  }
}

const textOf = ({ xid, id }: FeedCursor) => `${xid}:${id}`;

function cursorOf(text: string): FeedCursor {
  const [xid = '0', id = '0'] = text.split(':');
  return { xid, id };
}
