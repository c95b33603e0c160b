import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Address, pageAddress } from './address.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { CachedPages, type CachedPagesOptions } from './cachedPages.ts';
import type { Entry } from './entry.ts';
import type { Cursor } from './page.ts';
import type { Handler } from './render.ts';
import { send } from './send.ts';

export interface EdgeOptions extends Omit<CachedPagesOptions, 'render' | 'disk'> {
  /** Receives, untouched, every request that is neither for a cached page nor for a built file. */
  inner: Handler;
  /** Renders the cached pages; `inner`, if absent. */
  pages?: Handler;
  /** Redirects a moved address and returns whether it did; called only without a cached page. */
  moved?(req: IncomingMessage, res: ServerResponse, url: string): boolean | Promise<void>;
  files?: BuiltFiles;
  /** Where pages survive a restart; without it they do not. */
  directory?: string;
  /** Must differ when the code of the pages differs: pages stored by another version are dropped. */
  version?: string;
}

export interface EdgeStats {
  hits: number;
  stale: number;
  misses: number;
  files: number;
  renders: number;
  failures: number;
  /** Renderings that a change overtook, and that were not cached. */
  overtaken: number;
  pages: number;
  bytes: number;
  evictions: number;
  fileBytes: number;
}

export interface Edge {
  /** Answers a request; the returned promise fails if the answer did. */
  handle(req: IncomingMessage, res: ServerResponse): unknown;
  /** Pages with any of these tags are rendered again before they are shown. */
  invalidate(tags: readonly string[]): void;
  invalidateAll(): void;
  /** Everything up to here in the change feed has been invalidated. */
  mark(cursor: Cursor): void;
  /** Resolves when the pages of the last run are back, with the cursor to follow the feed from, if it is known. */
  restored: Promise<Cursor | null>;
  stats(): EdgeStats;
  close(): Promise<void>;
}

export function createEdge(options: EdgeOptions): Edge {
  const { inner, queryOf, moved, files, directory } = options;
  const pages = new CachedPages({
    ...options,
    render: options.pages ?? inner,
    ...(directory !== undefined && { disk: { directory, version: fingerprint(options) } }),
  });
  let filesServed = 0;

  function handle(req: IncomingMessage, res: ServerResponse): unknown {
    const url = req.url ?? '/';
    if (req.method !== 'GET' && req.method !== 'HEAD') return inner(req, res);
    return (
      answerReady(req, res, url) ||
      moved?.(req, res, url) ||
      answerAddress(req, res, pageAddress(url, queryOf))
    );
  }

  function answerReady(req: IncomingMessage, res: ServerResponse, url: string): true | Promise<void> | false {
    // A url that is a key needs no analysis: keys are addresses in their one spelling.
    const page = pages.fresh(url, Date.now());
    if (page !== undefined) return answer(req, res, page.rendering.entry, page.key) ?? true;
    const file = files?.find(url);
    if (file === undefined) return false;
    filesServed += 1;
    return answer(req, res, file) ?? true;
  }

  function answerAddress(req: IncomingMessage, res: ServerResponse, address: Address | null): unknown {
    if (address === null) return inner(req, res);
    return pages.answerTo(address).then((entry) => answer(req, res, entry, address.key));
  }

  function answer(
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    key?: string,
  ): Promise<void> | null {
    const making = send(req, res, entry);
    return making === null || key === undefined ? making : making.then(() => pages.grew(key));
  }

  return {
    handle,
    invalidate: (tags) => pages.invalidate(tags),
    invalidateAll: () => pages.invalidateAll(),
    mark: (cursor) => pages.mark(cursor),
    restored: pages.restored,
    stats: () => ({ ...pages.stats(), files: filesServed, fileBytes: files?.bytes() ?? 0 }),
    close: () => pages.close(),
  };
}

/** Identifies the build and the settings: bytes stored under others must not be shown. */
function fingerprint({ version = '', files, securityHeaders, baseUrl }: EdgeOptions): string {
  return hash('sha256', JSON.stringify([version, files?.fingerprint, securityHeaders, baseUrl]), 'hex').slice(
    0,
    16,
  );
}
