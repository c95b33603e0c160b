import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from './page.ts';
import { pageFromFile, pageToFile } from './pageFile.ts';

export interface DiskStoreOptions {
  directory: string;
  /** Pages stored by another build of the site are useless to this one. */
  version: string;
  onProblem(problem: string, error?: unknown): void;
}

const OLDEST_KEPT_MS = 12 * 3_600_000;
const PAUSE_AFTER_PROBLEM_MS = 60_000;
const READ_AT_ONCE = 16;

/** Stores on disk the pages that the page store holds in memory. When the disk fails, only the next start is colder. */
export class DiskStore {
  readonly #options: DiskStoreOptions;
  readonly #directory: string;
  readonly #pending = new Map<string, Page | null>();
  #working: Promise<void> | null = null;
  #pausedUntil = 0;

  constructor(options: DiskStoreOptions) {
    this.#options = options;
    this.#directory = join(options.directory, options.version);
  }

  save(page: Page): void {
    if (page.rendering.cursor === null || page.rendering.entry.head.status !== 200) this.remove(page.key);
    else this.#enqueue(page.key, page);
  }

  remove(key: string): void {
    this.#enqueue(key, null);
  }

  /** Oldest first. Unreadable pages, and those older than the change feed, are deleted. */
  async load(): Promise<Page[]> {
    await this.#removeOtherVersions();
    const names = await readdir(this.#directory).catch(() => []);
    const pages: Page[] = [];
    const readers = Array.from({ length: READ_AT_ONCE }, async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        const page = await this.#read(join(this.#directory, name));
        if (page !== null) pages.push(page);
      }
    });
    await Promise.all(readers);
    return pages.sort((one, other) => one.rendering.renderedAt - other.rendering.renderedAt);
  }

  /** Ends when all that was asked for is on the disk. */
  async flush(): Promise<void> {
    while (this.#working !== null) await this.#working;
  }

  #enqueue(key: string, page: Page | null): void {
    this.#pending.set(key, page);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    while (this.#pending.size > 0) await this.#workOff();
    this.#working = null;
  }

  async #workOff(): Promise<void> {
    for (const [key, page] of this.#pending) {
      this.#pending.delete(key);
      const path = join(this.#directory, `${hash('sha256', key, 'base64url')}.page`);
      try {
        if (page === null) await unlink(path);
        else if (Date.now() >= this.#pausedUntil) await this.#write(path, page);
      } catch (error) {
        this.#failed(error);
      }
    }
  }

  async #write(path: string, page: Page): Promise<void> {
    const { cursor } = page.rendering;
    if (cursor === null) return;
    // Of this process: the workers of a node keep their pages in one folder.
    const unfinished = `${path}.${process.pid}.part`;
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(unfinished, pageToFile(page, cursor));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw error;
    }
  }

  async #read(path: string): Promise<Page | null> {
    try {
      if (!path.endsWith('.page')) throw new Error('A page that was not written to its end');
      const page = pageFromFile(await readFile(path));
      const age = Date.now() - page.rendering.renderedAt;
      if (age >= 0 && age < OLDEST_KEPT_MS && page.freshness(Date.now()) !== 'old') return page;
    } catch {}
    await rm(path, { force: true }).catch(() => {});
    return null;
  }

  async #removeOtherVersions(): Promise<void> {
    const versions = await readdir(this.#options.directory).catch(() => []);
    const others = versions.filter((version) => version !== this.#options.version);
    for (const other of others) {
      await rm(join(this.#options.directory, other), { recursive: true, force: true }).catch(() => {});
    }
  }

  #failed(error: unknown): void {
    if (isMissing(error) || Date.now() < this.#pausedUntil) return;
    this.#pausedUntil = Date.now() + PAUSE_AFTER_PROBLEM_MS;
    this.#options.onProblem('Pages are not kept on disk for a minute', error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
