import { bounds } from '../../platform/caches/bounds.ts';
import type { Address, QueryOf } from './address.ts';
import type { SecurityHeaders } from './answers.ts';
import { BackgroundPacker } from './compression.ts';
import { DiskStore } from './diskStore.ts';
import type { Entry } from './entry.ts';
import type { Cursor, Page } from './page.ts';
import { PageStore } from './pageStore.ts';
import type { Handler } from './render.ts';
import { RenderFailed, Renewals } from './renewals.ts';
import { type ChangedSince, restorePages } from './restore.ts';
import { type Unavailable, unavailableEntry, unavailablePage } from './unavailable.ts';
import { Watches } from './watches.ts';
import { within } from './within.ts';

export interface CachedPagesOptions {
  render: Handler;
  queryOf: QueryOf;
  /** The public address of the site, and the only one that pages see. */
  baseUrl: string;
  securityHeaders: SecurityHeaders;
  changedSince: ChangedSince;
  /** Where pages survive a restart; without it they do not. */
  disk?: { directory: string; version: string };
  /** Whether an address has moved. A rendering that was made for it meanwhile is not cached. */
  hasMoved?(path: string): boolean;
  unavailable?: Unavailable;
  maxBytes?: number;
  timing?: Partial<Timing>;
  rendersAtOnce?: number;
  rendersWaiting?: number;
  onProblem(problem: string, error?: unknown): void;
}

export interface Timing {
  /** A rendering that takes longer has failed. Long, as a visitor without good bytes would rather wait than be refused. */
  renderMs: number;
  /** How long a visitor waits for a new rendering when there are good bytes to fall back on. */
  patienceMs: number;
  /** After a failed rendering, how long the last good bytes are answered without another try. */
  retryMs: number;
}

const DEFAULT_TIMING: Timing = { renderMs: 10_000, patienceMs: 1_000, retryMs: 1_000 };

/** Asked for so often that the best compression pays. */
const HOT_AFTER_HITS = 16;

/** The cache of rendered pages: decides which bytes to answer with, and when to render again. */
export class CachedPages {
  readonly restored: Promise<Cursor | null>;
  readonly #counts = { hits: 0, stale: 0, misses: 0 };
  readonly #options: CachedPagesOptions;
  readonly #timing: Timing;
  readonly #watches = new Watches();
  readonly #packer = new BackgroundPacker();
  readonly #disk: DiskStore | null;
  readonly #store: PageStore;
  readonly #renewals: Renewals;
  #cursor: Cursor | null = null;

  constructor(options: CachedPagesOptions) {
    const { disk, onProblem } = options;
    this.#options = options;
    this.#timing = { ...DEFAULT_TIMING, ...options.timing };
    this.#disk = disk === undefined ? null : new DiskStore({ ...disk, onProblem });
    this.#store = new PageStore(options.maxBytes ?? bounds.pages, (page) => this.#disk?.remove(page.key));
    this.#renewals = this.#createRenewals();
    this.restored = this.#restore();
  }

  /** The page under this key if it may be answered without a thought. */
  fresh(key: string, now: number): Page | undefined {
    const page = this.#store.get(key);
    if (page === undefined || now >= page.freshUntil) return undefined;
    this.#counts.hits += 1;
    page.hits += 1;
    if (page.hits === HOT_AFTER_HITS) this.#packer.add(page.rendering.entry, () => this.#repacked(page));
    return page;
  }

  /** At once when there is something good to show, unless a change was made that the visitor must see. */
  async answerTo(address: Address): Promise<Entry> {
    const now = Date.now();
    const fresh = this.fresh(address.key, now);
    if (fresh !== undefined) return fresh.rendering.entry;
    const page = this.#store.get(address.key);
    if (page !== undefined && (page.hasFailed || page.freshness(now) === 'stale')) {
      this.#counts.stale += 1;
      if (now >= page.retryAt) this.#renew(address, page).catch(() => {});
      return page.rendering.entry;
    }
    this.#counts.misses += 1;
    const patience = page === undefined ? this.#timing.renderMs : this.#timing.patienceMs;
    try {
      return await within(patience, this.#renew(address, page));
    } catch (error) {
      page?.failed(this.#timing.retryMs);
      return this.#lastResort(address, page, error);
    }
  }

  invalidate(tags: readonly string[]): void {
    this.#watches.invalidate(tags);
    this.#forgetPages(this.#store.withTags(tags));
  }

  invalidateAll(): void {
    this.#watches.invalidateAll();
    this.#forgetPages(this.#store.all());
  }

  mark(cursor: Cursor): void {
    this.#cursor = cursor;
  }

  /** Another form of the answer was made, and is stored as well. */
  grew(key: string): void {
    const page = this.#store.get(key);
    if (page !== undefined) this.#store.reweigh(page);
  }

  stats() {
    const { renders, failures, overtaken } = this.#renewals;
    const { size: pages, bytes, evictions } = this.#store;
    return { ...this.#counts, renders, failures, overtaken, pages, bytes, evictions };
  }

  async close(): Promise<void> {
    this.#packer.close();
    await this.#disk?.flush();
  }

  async #renew(address: Address, page: Page | undefined): Promise<Entry> {
    try {
      return await this.#renewals.renew(address);
    } catch (error) {
      page?.failed(this.#timing.retryMs);
      throw error;
    }
  }

  #lastResort(address: Address, page: Page | undefined, error: unknown): Entry {
    if (page !== undefined) return page.rendering.entry;
    if (error instanceof RenderFailed) return error.answer;
    return unavailableEntry(
      address.path,
      this.#options.unavailable ?? unavailablePage,
      this.#options.securityHeaders,
    );
  }

  #forgetPages(pages: Iterable<Page>): void {
    for (const page of pages) {
      page.invalidate();
      this.#disk?.remove(page.key);
    }
  }

  #repacked(page: Page): void {
    if (this.#store.get(page.key) !== page || page.isInvalidated) return;
    this.#store.reweigh(page);
    this.#disk?.save(page);
  }

  async #restore(): Promise<Cursor | null> {
    const { changedSince, onProblem } = this.#options;
    if (this.#disk === null) return null;
    const cursor = await restorePages({
      disk: this.#disk,
      store: this.#store,
      watches: this.#watches,
      changedSince,
      onProblem,
    });
    this.#cursor ??= cursor;
    return cursor;
  }

  #createRenewals(): Renewals {
    const {
      render,
      queryOf,
      baseUrl,
      securityHeaders,
      hasMoved = () => false,
      rendersAtOnce = 16,
      rendersWaiting = 200,
      onProblem,
    } = this.#options;
    return new Renewals({
      render: { handler: render, baseUrl, timeoutMs: this.#timing.renderMs },
      queryOf,
      securityHeaders,
      watches: this.#watches,
      hasMoved,
      slots: rendersAtOnce,
      mostWaiting: rendersWaiting,
      cursor: () => this.#cursor,
      former: (key) => this.#store.get(key),
      keep: (page) => {
        this.#store.put(page);
        if (this.#store.has(page.key)) this.#disk?.save(page);
      },
      release: (key) => this.#store.delete(key),
      onProblem,
    });
  }
}
