import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file system of its own, to be filled without filling the machine's. */
export interface Disk {
  place: string;
  /** False where mounting is not permitted: then it is a folder of the machine's disk, and is never filled. */
  isOwn: boolean;
  fill(): void;
  free(): void;
}

export function openDisk(place: string, megabytes: number): Disk {
  mkdirSync(place, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', place];
  const isOwn = spawnSync('mount', options).status === 0;
  const ballast = path.join(place, 'ballast');
  return {
    place,
    isOwn,
    fill() {
      if (!isOwn) throw new Error(`${place} is on the disk of this machine, which is not filled.`);
      const file = openSync(ballast, 'a');
      try {
        for (let size = 1024 * 1024; size >= 1; size /= 4) writeWhileRoom(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
  };
}

function writeWhileRoom(file: number, block: Buffer): void {
  for (;;)
    try {
      writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
}
