import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { environment, root } from './command.mjs';

const leash = new URL('./endWithParent.mjs', import.meta.url).href;
// Left to itself V8 lets the heap double before it looks for garbage, which under load is 310 MB resident. Half as much growth
// saves a third of that and costs nothing; a fifth, or a nursery of less than 16 MB, costs pages a tenth to a quarter of their speed.
const frugal = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const flags = [...frugal, '--disable-warning=ExperimentalWarning', `--import=${leash}`];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs the server in a group of its own: it hears of Ctrl-C once, from us, and of our death by the closed channel. */
export function serve(node, args) {
  const cache = path.join(root, 'node_modules/.cache/compiled');
  const child = spawn(node, [...flags, path.join(root, 'api/server.ts'), ...args], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment({
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache,
    }),
  });
  const ask = asker(child);
  for (const signal of signals) process.on(signal, () => ask(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  if (process.env.npm_lifecycle_event) endWithNpm(() => ask('SIGTERM'));
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0))),
  );
}

// A second signal means "at once" to the server, but one Ctrl-C comes twice: from the terminal and from npm.
function asker(child) {
  let askedAt = Number.NEGATIVE_INFINITY;
  return (signal) => {
    const isEcho = performance.now() - askedAt < 1000;
    if (!isEcho) child.kill(signal);
    askedAt = performance.now();
  };
}

// npm killed with -9 tells nobody; we see it by getting another parent.
function endWithNpm(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
