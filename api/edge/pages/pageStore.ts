import { ByteLru } from '../../platform/caches/byteLru.ts';
import type { Page } from './page.ts';
import { TagIndex } from './tagIndex.ts';

/** 404, 410 and redirects: anyone can ask for endless ones, so they get a small room of their own. */
const MINOR_SHARE = 1 / 16;

/** The cached pages: by key, by tag, within a bound of memory. */
export class PageStore {
  evictions = 0;
  readonly #pages: ByteLru<Page>;
  readonly #minor: ByteLru<Page>;
  readonly #byTag = new TagIndex<Page>();
  readonly #onDropped: (page: Page) => void;

  constructor(maxBytes: number, onDropped: (page: Page) => void) {
    this.#onDropped = onDropped;
    const onEvicted = (page: Page) => {
      this.evictions += 1;
      this.#dropped(page);
    };
    this.#pages = new ByteLru(maxBytes * (1 - MINOR_SHARE), onEvicted);
    this.#minor = new ByteLru(maxBytes * MINOR_SHARE, onEvicted);
  }

  get(key: string): Page | undefined {
    return this.#pages.use(key) ?? this.#minor.use(key);
  }

  has(key: string): boolean {
    return this.#pages.has(key) || this.#minor.has(key);
  }

  put(page: Page): void {
    const former = this.#take(page.key);
    if (former !== undefined) this.#untag(former);
    this.#byTag.add(page, page.rendering.tags);
    this.#roomOf(page).put(page);
  }

  delete(key: string): void {
    const page = this.#take(key);
    if (page !== undefined) this.#dropped(page);
  }

  reweigh(page: Page): void {
    this.#roomOf(page).reweigh(page);
  }

  withTags(tags: Iterable<string>): Set<Page> {
    return this.#byTag.with(tags);
  }

  all(): Set<Page> {
    return new Set([...this.#pages, ...this.#minor]);
  }

  get size(): number {
    return this.#pages.size + this.#minor.size;
  }

  get bytes(): number {
    return this.#pages.bytes + this.#minor.bytes;
  }

  #roomOf(page: Page): ByteLru<Page> {
    return page.rendering.entry.head.status === 200 ? this.#pages : this.#minor;
  }

  #take(key: string): Page | undefined {
    return this.#pages.delete(key) ?? this.#minor.delete(key);
  }

  #dropped(page: Page): void {
    this.#untag(page);
    this.#onDropped(page);
  }

  #untag(page: Page): void {
    this.#byTag.delete(page, page.rendering.tags);
  }
}
