import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type FileStorage, isFileKey } from './fileStorage.ts';

/** Files in a folder of this node: for one node, or nodes on one machine. */
export function folderStorage(folder: string): FileStorage {
  const at = (key: string) => path.join(folder, checkedKey(key));
  return {
    isShared: false,
    async put(key, bytes) {
      const file = at(key);
      await mkdir(path.dirname(file), { recursive: true });
      const draft = path.join(path.dirname(file), `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    facts: (key) => (isFileKey(key) ? orNull(stat(at(key)).then(factsOf)) : Promise.resolve(null)),
    async read(key, part) {
      const file = isFileKey(key) ? await orNull(open(at(key))) : null;
      if (!file) return null;
      const facts = await factsOrClosed(file);
      return facts && { facts, body: file.createReadStream(part) };
    },
    delete: (key) => rm(at(key), { force: true }),
    list: (below, skip) => filesBelow(folder, below, skip),
    state: () => ({ away: 0, failures: 0 }),
    close: () => undefined,
  };
}

type Stat = Awaited<ReturnType<typeof stat>>;

const factsOf = (found: Stat) =>
  found.isFile() ? { size: Number(found.size), storedAt: found.mtime } : null;

async function factsOrClosed(file: FileHandle) {
  const facts = await file.stat().then(factsOf);
  if (!facts) await file.close();
  return facts;
}

async function* filesBelow(
  folder: string,
  below: string,
  skip?: (name: string) => void,
): ReturnType<FileStorage['list']> {
  const entries = (await orNull(readdir(path.join(folder, below), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const key = `${below}${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, `${key}/`, skip);
    else if (isFileKey(key)) {
      const facts = await orNull(stat(path.join(folder, key)).then(factsOf));
      if (facts) yield { key, ...facts };
    } else skip?.(key);
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}
