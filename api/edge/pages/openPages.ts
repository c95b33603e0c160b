import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { queryOfPage } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import type { Sequelize } from 'sequelize';
import { invalidateFound } from '../../catalog/search/cached.ts';
import { invalidateSynonyms } from '../../catalog/search/words.ts';
import { movedAddresses } from '../../content/redirects/movedAddresses.ts';
import type { CardChoice } from '../../money/payments/settings.ts';
import { log } from '../../platform/log.ts';
import type { Run } from '../../platform/ports.ts';
import type { KeptReads } from '../reads/keptReads.ts';
import { astroPages } from './astroPages.ts';
import { answerMoved, notFoundBeside } from './besidePages.ts';
import { loadBuiltFiles } from './builtFiles.ts';
import { createEdge, type EdgeStats } from './edge.ts';
import type { Handler } from './render.ts';
import { securityHeaders } from './securityHeaders.ts';
import { friendlyUnavailable } from './unavailable.ts';

interface PageSettings {
  varDir: string;
  baseUrl: string;
  jwtSecret: string;
  thirdParty: ThirdPartyServices;
  cards: CardChoice;
}

interface Opening {
  root: string;
  config: PageSettings;
  sequelize: Sequelize;
  url: string;
  run: Run;
  api: Handler;
  reads: KeptReads;
  site(): Promise<SiteFacts>;
  astro: (...args: unknown[]) => unknown;
}

export interface Pages {
  handle: Handler;
  stats(): EdgeStats;
  close(): Promise<void>;
}

/** The tables a search reads. */
const searched = new Set(['prod_cards', 'cities', 'lecturers', 'synonyms', 'pinnings']);

/** Puts the page edge in front of the API, gives it the built files, and connects it to the change feed. */
export async function openPages({
  root,
  config,
  sequelize,
  url,
  run,
  api,
  reads,
  site,
  astro,
}: Opening): Promise<Pages> {
  const onProblem = (problem: string, error?: unknown) => log.warn({ err: error }, problem);
  const headers = securityHeaders(config);
  const files = await loadBuiltFiles({
    mounts: [
      { directory: join(root, 'storefront/dist/client'), at: '/' },
      {
        directory: join(root, 'backoffice/dist'),
        at: paths.backOffice,
        shellFor: [paths.backOffice, paths.nextBackOffice],
      },
    ],
    packedDirectory: join(config.varDir, 'packed'),
    securityHeaders: headers,
    onProblem,
  });
  const moved = await run(() =>
    movedAddresses(sequelize, (error) => onProblem('Redirects were not read', error)),
  );
  // The edge runs outside the app: entering it makes a cached page a quarter slower, and cached pages do not need it.
  const asApp =
    (handler: Handler): Handler =>
    (req, res) =>
      run(() => handler(req, res));
  const edge = createEdge({
    inner: reads.before(asApp(notFoundBeside(api, files, (req, res) => edge.handle(req, res)))),
    version: await versionOf(root, sequelize, config),
    pages: asApp(astroPages({ astro, api, site, thirdParty: config.thirdParty, secret: config.jwtSecret })),
    moved: answerMoved(moved, files),
    hasMoved: (path) => moved.find(path) !== undefined,
    unavailable: friendlyUnavailable(await readPage(root, '503.html')),
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
    if (changes.some(({ entity }) => entity === 'synonyms')) invalidateSynonyms();
    if (changes.some(({ entity }) => searched.has(entity))) invalidateFound();
    const tags = [...new Set(changes.flatMap((change) => change.tags))];
    edge.invalidate(tags);
    reads.invalidate(tags);
    // Once more when they are read: a page rendered in between did not know yet that its address has moved.
    if (changes.some(({ entity }) => entity === 'redirects'))
      moved
        .reload()
        .then(() => edge.invalidate(tags))
        .catch((error) => onProblem('Redirects were not read', error));
    edge.mark(textOf(cursor));
  };
  const follow = (changes: Change[], cursor: FeedCursor) => run(() => onChanges(changes, cursor));
  const feed = await followChanges(sequelize, url, follow, restored ? cursorOf(restored) : undefined);
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

const readPage = (root: string, name: string) =>
  readFile(join(root, 'storefront/dist/client', name), 'utf8').catch(() => null);

/**
 * Cached pages are worthless to another build of the storefront, to another database, and with other
 * third-party services or another bank.
 */
async function versionOf(
  root: string,
  sequelize: Sequelize,
  { thirdParty, cards }: PageSettings,
): Promise<string> {
  const build = await readFile(join(root, 'storefront/dist/server/entry.mjs'));
  return `${hash('sha256', build)} ${await installationId(sequelize)} ${JSON.stringify(thirdParty)} ${cards.terminal === null}`;
}

/** Changes made while no process of ours was running; `all` when the log no longer reaches back so far. */
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
