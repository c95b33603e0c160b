import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../lib/build.mjs';
import { root } from '../lib/command.mjs';

const cache = path.join(root, 'node_modules/.cache/odonta');

/** The folder of the demo's pictures, if a process of this clone has painted them since what paints them changed: it takes half of a filling. */
export const painted = () =>
  path.join(
    cache,
    `pictures-${hashOf(['db/seeds/demo', 'db/vocabulary', 'package-lock.json']).slice(0, 16)}`,
  );

/** Copied aside and renamed, so that no other process finds half of them. */
export function keepPainted(uploads: string): void {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(path.join(cache, 'painting-'));
  cpSync(uploads, unfinished, { recursive: true });
  try {
    renameSync(unfinished, painted());
  } catch {
    // Another process was quicker, with the same pictures.
    rmSync(unfinished, { recursive: true });
  }
}
