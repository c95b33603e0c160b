import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environment, root } from './command.mjs';

const minutes = 45;
const rooms = ['db', 'api', 'scripts', 'storefront', 'backoffice'];
const everything = [
  ...rooms.map((room) => `${room}/**/*.test.ts`),
  ...['--ignore', '**/node_modules/**', '--ignore', '**/dist/**'],
];

/** Runs the tests in one process and counts them; a process that hangs or leaks counts as one more failure. */
export async function mocha(node, args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-counts-'));
  const counts = path.join(folder, 'counts.json');
  const names = args.some((word) => /\.test\.ts$/.test(word)) ? [] : everything;
  const words = [
    'node_modules/mocha/bin/mocha.js',
    '--reporter',
    'scripts/lib/reporter.cjs',
    '--fail-zero',
    ...names,
    ...args,
  ];
  const code = await ended(node, words, environment({ ...env, MOCHA_COUNTS: counts }));
  const counted = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
  rmSync(folder, { recursive: true });
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function ended(node, args, env) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  const watchdog = setTimeout(() => {
    process.stderr.write(`\nThe tests were ended after ${minutes} minutes.\n`);
    child.kill('SIGKILL');
  }, minutes * 60_000);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(watchdog);
      resolve(code);
    }),
  );
}
