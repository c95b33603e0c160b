import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from './command.mjs';
import { Refusal } from './say.mjs';

/** The Node that runs our TypeScript: the one from the lock file of a release, else the running one if it is new enough. */
export function node24(home = root) {
  const pinned = path.join(home, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return realpathSync(pinned);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  throw new Refusal(
    `npm has no Node 24 for ${process.platform}-${process.arch}: install Node 24.7 or newer and run the command with it (this is ${process.versions.node}).`,
  );
}
