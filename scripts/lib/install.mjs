import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, root } from './command.mjs';
import { Refusal, step } from './say.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(root, 'node_modules/.lock-hash');

/** `npm ci` when node_modules differs from the lock file. */
export async function install() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!agrees()) await step('Ставлю зависимости (npm ci)', installFromLock);
  remember(hash);
}

async function installFromLock() {
  const { ok, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!ok) throw new Refusal('The packages could not be installed: npm ci failed.', output);
}

// Without the stamp the next start compares again: an ordinary user may start what root installed.
function remember(hash) {
  try {
    writeFileSync(stamp, hash);
  } catch {}
}

// After a manual `npm install` there is no need for a second installation.
function agrees() {
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const external = Object.entries(wanted).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.link,
  );
  return (
    external.every(
      ([place, { version, optional }]) => there[place]?.version === version || (optional && !there[place]),
    ) && Object.keys(there).every((place) => place in wanted)
  );
}
