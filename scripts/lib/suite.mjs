import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environment, root } from './command.mjs';

const minutes = 80;

/** Runs the tests that the words select and counts them; a run that hangs or says nothing of its counts is one more failure. */
export async function suite(node, words, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-counts-'));
  const counts = path.join(folder, 'counts.json');
  const code = await ended(node, ['scripts/suite/main.ts', ...words], {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/odonta/compiled'),
    ...env,
    SUITE_COUNTS: counts,
  });
  const found = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
  rmSync(folder, { recursive: true });
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

function ended(node, args, env) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(env),
  });
  const watchdog = setTimeout(() => {
    process.stderr.write(`\nThe tests were ended after ${minutes} minutes.\n`);
    child.kill('SIGKILL');
  }, minutes * 60_000);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(watchdog);
      resolve(code);
    });
  });
}
