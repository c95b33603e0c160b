import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, root } from './command.mjs';
import { node24 } from './node24.mjs';
import { patience, restarts } from './restarts.mjs';

// By default V8 lets the heap double before it collects garbage, which under load is 310 MB resident. Half as
// much growth saves a third of that and costs nothing; a fifth, or a nursery of less than 16 MB, costs pages
// a tenth to a quarter of their speed.
// A resting server collects its garbage by `gc`, and is 70 MB smaller.
const frugal = ['--max-semi-space-size=16', '--heap-growing-percent=50', '--expose-gc'];
// The GNU C library keeps freed memory, with an arena for each of ten threads and gaps between cached pages:
// 300 MB for 60 in use. Two arenas, and blocks of a few pages that are returned to the system at once. Other
// C libraries and systems ignore these settings.
const frugalAllocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const renewal = 'SIGUSR2';

const started = path.resolve(process.argv[1]);
/** The repository by the link it was started through, if any: workers that start later follow it to a newer release. */
const home =
  realpathSync(started) === path.join(root, 'scripts/start.mjs') ? path.resolve(started, '../..') : root;
// Nothing of the first release: it may be deleted while its successors serve.
const aheadOfServer = ['endWithParent', 'stripTypes'].map(
  (name) => `--import=${pathToFileURL(path.join(home, `scripts/lib/${name}.mjs`)).href}`,
);
const flags = [...frugal, '--disable-warning=ExperimentalWarning', ...aheadOfServer];

/** Runs the server until it is asked to end. One that had served and dies is started again; one that refuses to start is not. */
export async function serve(args, how = patience) {
  const stop = stopSignal();
  // Without a server to renew, the signal would end the wrapper.
  process.on(renewal, () => undefined);
  const deaths = restarts(how);
  for (let hasServed = false; ; ) {
    const { code, servedMs, refused } = await run(args, stop);
    hasServed ||= servedMs > 0;
    if (stop.isAsked() || code === 0 || !hasServed || refused) return code;
    const pause = deaths.pauseAfter(servedMs);
    if (pause === null) {
      process.stderr.write('The server dies again and again: it is not started any more.\n');
      return code;
    }
    process.stderr.write(`The server ended with ${code}: it is started again in ${pause / 1000} s.\n`);
    await stop.orAfter(pause);
    if (stop.isAsked()) return code;
  }
}

/** One run of the server, in a process group of its own: it gets Ctrl-C once, from us, and notices our death by the closed channel. */
function run(args, stop) {
  const child = spawn(node24(home), [...flags, path.join(home, 'scripts/lib/workers/server.mjs'), ...args], {
    cwd: home,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // The operator's own settings win.
    env: {
      ...frugalAllocator,
      ...environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
    },
  });
  stop.announce(child);
  let readyAt;
  let refused = false;
  // A server that is still starting loads the newest code anyway.
  const renew = () => readyAt !== undefined && child.kill(renewal);
  process.on(renewal, renew);
  child.on('message', (news) => {
    if (news === 'ready') readyAt = performance.now();
    if (news === 'refused') refused = true;
  });
  return new Promise((resolve) => {
    const ended = (code) => {
      process.off(renewal, renew);
      resolve({ code, servedMs: readyAt === undefined ? 0 : performance.now() - readyAt, refused });
    };
    child.once('exit', (code, signal) => ended(code ?? 128 + (os.constants.signals[signal] ?? 0)));
    // Not started at all, there is no exit. Other errors are of its channel, and its exit follows.
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      process.stderr.write(`The server does not start: ${error.message}\n`);
      ended(1);
    });
  });
}

/** The signals that end the wrapper; it passes them on to the present server. */
function stopSignal() {
  let child;
  // A second signal means "at once" to the server, but one Ctrl-C comes twice: from the terminal and from npm.
  let askedAt = Number.NEGATIVE_INFINITY;
  let resolve;
  const asked = new Promise((hear) => {
    resolve = hear;
  });
  const ask = (signal) => {
    const isEcho = performance.now() - askedAt < 1000;
    askedAt = performance.now();
    resolve();
    if (!isEcho) child?.kill(signal);
  };
  for (const signal of signals) process.on(signal, () => ask(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  if (process.env.npm_lifecycle_event) endWithNpm(() => ask('SIGTERM'));
  return {
    announce(next) {
      child = next;
    },
    isAsked: () => askedAt > 0,
    orAfter: (ms) => {
      let timer;
      const over = new Promise((end) => {
        timer = setTimeout(end, ms);
      });
      return Promise.race([asked, over]).finally(() => clearTimeout(timer));
    },
  };
}

// npm killed with -9 sends no signal; we notice it by getting another parent.
function endWithNpm(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
