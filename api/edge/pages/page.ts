import type { Entry } from './entry.ts';

/** A position in the change feed, up to which the changes were seen; only the feed can interpret it. */
export type Cursor = string;

export interface Rendering {
  entry: Entry;
  tags: readonly string[];
  /** Seconds. */
  maxAge: number;
  swr: number;
  /** When the rendering began, in milliseconds: its data is at least as new as that. */
  renderedAt: number;
  cursor: Cursor | null;
}

/** `old` means: render before answering, and fall back on these bytes only if that fails. */
export type Freshness = 'fresh' | 'stale' | 'old';

const OVERHEAD = 1_500;

export class Page {
  readonly key: string;
  readonly rendering: Rendering;
  freshUntil: number;
  hits = 0;
  /** Set by a failed rendering: until then these bytes are answered without another try. */
  retryAt = 0;
  #staleUntil: number;

  constructor(key: string, rendering: Rendering) {
    this.key = key;
    this.rendering = rendering;
    this.freshUntil = rendering.renderedAt + rendering.maxAge * 1000;
    this.#staleUntil = this.freshUntil + rendering.swr * 1000;
  }

  failed(retryMs: number): void {
    this.retryAt = Date.now() + retryMs;
  }

  get hasFailed(): boolean {
    return this.retryAt > 0;
  }

  invalidate(): void {
    this.freshUntil = 0;
    this.#staleUntil = 0;
  }

  get isInvalidated(): boolean {
    return this.#staleUntil === 0;
  }

  freshness(now: number): Freshness {
    if (now < this.freshUntil) return 'fresh';
    return now < this.#staleUntil ? 'stale' : 'old';
  }

  get bytes(): number {
    return this.rendering.entry.bytes + 2 * this.key.length + OVERHEAD;
  }
}
