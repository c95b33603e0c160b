import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpack } from './compression.ts';

/** The best compressed form of each built file, stored on disk by a hash of its content. */
export class PackedFiles {
  readonly #directory: string;
  readonly #onProblem: (problem: string, error?: unknown) => void;
  readonly #used = new Set<string>();
  #hasFailed = false;

  constructor(directory: string, onProblem: (problem: string, error?: unknown) => void) {
    this.#directory = directory;
    this.#onProblem = onProblem;
  }

  /** Null when it is not there, or does not unpack to the same bytes. */
  async read(raw: Buffer): Promise<Buffer | null> {
    const name = nameOf(raw);
    this.#used.add(name);
    try {
      const packed = await readFile(join(this.#directory, name));
      return raw.equals(await unpack(packed)) ? packed : null;
    } catch {
      return null;
    }
  }

  async write(raw: Buffer, packed: Buffer): Promise<void> {
    // One word of a full or read-only disk is enough: there are a hundred files.
    if (this.#hasFailed) return;
    const path = join(this.#directory, nameOf(raw));
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(`${path}.part`, packed);
      await rename(`${path}.part`, path);
    } catch (error) {
      if (this.#hasFailed) return;
      this.#hasFailed = true;
      this.#onProblem('The compressed files of the site are not kept for the next start', error);
    }
  }

  async removeUnused(): Promise<void> {
    const names = await readdir(this.#directory).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#directory, name), { force: true }).catch(() => {})));
  }
}

function nameOf(raw: Buffer): string {
  return `${hash('sha256', raw, 'base64url')}.br`;
}
