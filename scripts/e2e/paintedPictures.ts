import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { hashOf } from '../lib/build.mjs';
import { root } from '../lib/command.mjs';

const cache = path.join(root, 'node_modules/.cache/odonta');
const hour = 3_600_000;

/** Where the pictures of a demo of so many courses are kept: painting takes half of a filling. */
export function painted(courses: string): string {
  const hash = hashOf(['db/seeds/demo', 'db/vocabulary', 'package-lock.json']).slice(0, 16);
  return path.join(cache, `pictures-${courses}-${hash}`);
}

/** Whether a process of this clone has painted them since what paints them changed; if so, they are now in use. */
export function arePainted(pictures: string): boolean {
  if (!existsSync(pictures)) return false;
  utimesSync(pictures, new Date(), new Date());
  return true;
}

/** Copied aside and renamed, so that no other process finds half of them. */
export function keepPainted(uploads: string, pictures: string): void {
  const folder = path.dirname(pictures);
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(path.join(folder, 'painting-'));
  cpSync(uploads, unfinished, { recursive: true });
  try {
    renameSync(unfinished, pictures);
  } catch {
    // Another process was quicker, with the same pictures.
    rmSync(unfinished, { recursive: true });
  }
  removeFormer(pictures);
}

/** Another process may still read what was used within the last hour. */
function removeFormer(pictures: string): void {
  const former = globSync('pictures-*', { cwd: path.dirname(pictures) })
    .map((name) => path.join(path.dirname(pictures), name))
    .filter((each) => each !== pictures && Date.now() - statSync(each).mtimeMs > hour);
  for (const each of former) rmSync(each, { recursive: true, force: true });
}
