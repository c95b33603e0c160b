import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startupFailure.ts';

/** A random secret, generated once and stored in a file that only the owner may read. */
export function secretKeptIn(dir: string, name: string): string {
  const file = path.join(dir, name);
  mkdirSync(dir, { recursive: true });
  const secret = read(file) ?? create(file);
  if (secret.length < 32)
    throw new StartupError(`${file} must hold at least 32 characters: delete it to have it made anew.`);
  return secret;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

// Written aside and linked into place: a crash leaves no half-written secret, and of two servers starting at once both use one.
function create(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
