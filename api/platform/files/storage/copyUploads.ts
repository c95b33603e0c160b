import { createHash } from 'node:crypto';
import { bytesOf, type FileStorage, uploadsFolder } from './fileStorage.ts';

export interface Copied {
  copied: number;
  /** They were there already. */
  present: number;
  deleted: number;
}

export interface CopiedUploads extends Copied {
  /** Names that no upload has: neither copied nor deleted. */
  skipped: string[];
}

/**
 * Copies public files from one storage to the other. What is there in its size is not sent again, so that an interrupted run goes
 * on; what is sent is read back and compared, and only files that are alike in both are deleted from the first.
 */
export async function copyUploads(
  from: FileStorage,
  to: FileStorage,
  { andDelete = false, onFile }: { andDelete?: boolean; onFile?: (done: Copied) => void } = {},
): Promise<CopiedUploads> {
  const done: CopiedUploads = { copied: 0, present: 0, deleted: 0, skipped: [] };
  const skip = (name: string) => done.skipped.push(name);
  for await (const { key, size } of from.list(uploadsFolder, skip)) {
    const isPresent = (await to.facts(key))?.size === size;
    if (!isPresent || andDelete) {
      const bytes = await wholeOf(from, key);
      if (!bytes) continue;
      if (!isPresent) await to.put(key, bytes);
      await demandSame(to, key, digestOf(bytes));
    }
    done[isPresent ? 'present' : 'copied'] += 1;
    if (andDelete) {
      await from.delete(key);
      done.deleted += 1;
    }
    onFile?.(done);
  }
  return done;
}

export async function wholeOf(storage: FileStorage, key: string): Promise<Buffer | null> {
  const found = await storage.read(key);
  return found && bytesOf(found.body);
}

export async function demandSame(storage: FileStorage, key: string, digest: string): Promise<void> {
  const stored = await wholeOf(storage, key);
  if (!stored || digestOf(stored) !== digest) throw new Error(`${key} was not stored as it was sent`);
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
