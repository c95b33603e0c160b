import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip as gzipBytes } from 'node:zlib';
import type { Entry } from './entry.ts';

/** 0.5 ms for a page of 36 KB, because the first visitor waits for it. */
export const packQuickly = (raw: Buffer) => brotli(raw, 5);

/** A seventh smaller for eighty times the work. */
export const packBest = (raw: Buffer) => brotli(raw, constants.BROTLI_MAX_QUALITY);

export const unpack = promisify(brotliDecompress);
export const gzip = promisify(gzipBytes) as (raw: Buffer) => Promise<Buffer>;

export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|manifest\+json|wasm)\b/.test(contentType);
}

/** Repacks entries at the best level, one at a time, so that visitors keep the threads. */
export class BackgroundPacker {
  readonly #waiting = new Map<Entry, () => void>();
  #working = false;
  #closed = false;

  add(entry: Entry, onPacked: () => void): void {
    if (entry.isPackedBest || !entry.isPackable || this.#closed) return;
    this.#waiting.set(entry, onPacked);
    if (!this.#working) void this.#work();
  }

  close(): void {
    this.#closed = true;
    this.#waiting.clear();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (const [entry, onPacked] of this.#waiting) {
      this.#waiting.delete(entry);
      // An entry that cannot be packed better stays as it is; those behind it are packed all the same.
      const isPacked = await entry.packBest().then(
        () => true,
        () => false,
      );
      if (isPacked && !this.#closed) onPacked();
    }
    this.#working = false;
  }
}

const compressBrotli = promisify(brotliCompress);

function brotli(raw: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(raw.length),
  };
  return compressBrotli(raw, { params });
}

/** The default window of 4 MB is allocated for every page; one as large as the page compresses it as well. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS);
}
