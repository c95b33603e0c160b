import cluster from 'node:cluster';
import os from 'node:os';
import { followRelease } from './release.mjs';

/**
 * One run of a worker.
 * @param {number} number - of its place, which a successor keeps
 */
export function startWorker(number) {
  followRelease();
  const worker = cluster.fork({ WORKER_NUMBER: String(number) });
  const run = { number, worker, readyAt: Number.NaN, isRefused: false, started: null, ended: null };
  run.ended = new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)));
    // Not started at all, there is no exit. Other errors are of its channel, and its exit follows.
    worker.on('error', () => worker.process.pid === undefined && resolve(1));
  });
  run.started = new Promise((resolve) => {
    worker.on('message', (news) => {
      if (news === 'refused') run.isRefused = true;
      if (news?.ready === undefined) return;
      run.readyAt = performance.now();
      resolve(news.ready);
    });
    void run.ended.then(() => resolve(null));
  });
  return run;
}

/** For how long a run has served. */
export const servedMs = ({ readyAt }) => (Number.isNaN(readyAt) ? 0 : performance.now() - readyAt);
