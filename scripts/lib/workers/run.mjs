import cluster from 'node:cluster';
import os from 'node:os';

/**
 * One run of a worker.
 * @param {number} number - of its place, which a successor keeps
 */
export function startWorker(number) {
  const worker = cluster.fork({ WORKER_NUMBER: String(number) });
  const run = { number, worker, readyAt: Number.NaN, isRefused: false, started: null, ended: null };
  run.ended = new Promise((resolve) =>
    worker.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0))),
  );
  run.started = new Promise((resolve) => {
    worker.on('message', (news) => {
      if (news === 'refused') run.isRefused = true;
      if (news?.ready === undefined) return;
      run.readyAt = performance.now();
      resolve(news.ready);
    });
    worker.once('exit', () => resolve(null));
  });
  return run;
}

/** For how long a run has served. */
export const servedMs = ({ readyAt }) => (Number.isNaN(readyAt) ? 0 : performance.now() - readyAt);
