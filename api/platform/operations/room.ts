import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const leastFree = 8 * 1024 * 1024;
const lookEveryMs = 1000;

/** Whether files can be written to this folder, as of a second ago: asking often costs the disk nothing. */
export function roomIn(folder: string | undefined): () => Promise<boolean> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking = Promise.resolve(true);
  return () => {
    if (folder !== undefined && performance.now() - lookedAt >= lookEveryMs) {
      lookedAt = performance.now();
      looking = hasRoom(folder);
    }
    return looking;
  };
}

/** A quota and a disk that turned read-only do not show in the free space. */
async function hasRoom(folder: string): Promise<boolean> {
  const probe = join(folder, `.room-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFree) return false;
    await writeFile(probe, Buffer.alloc(64 * 1024));
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
