import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes this repository a release of its own name, to which the link `current` leads from now on. Returns the link. */
export function release(folder: string, name: string): string {
  const releases = path.join(folder, 'releases');
  mkdirSync(releases, { recursive: true });
  symlinkSync(root, path.join(releases, name));
  const current = path.join(folder, 'current');
  // Renamed over the former link: no start may find none.
  symlinkSync(path.join(releases, name), `${current}.new`);
  renameSync(`${current}.new`, current);
  return current;
}
