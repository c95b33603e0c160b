import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { restarts } from '../restarts.mjs';
import { servedMs, startWorker } from './run.mjs';

/** More than a worker takes by itself. */
const longestLeavingMs = 30_000;
const complain = (line) => void process.stderr.write(`${line}\n`);

/** The places of the workers: each is filled again when its worker dies, until all are stopped. */
export class Places {
  hasGivenUp = false;
  /** Of the whole: known when every worker has ended. */
  code;
  #how;
  #deaths;
  #current = new Map();
  #stopping = new AbortController();
  #codes = [];
  #end;

  constructor(how) {
    this.#how = how;
    this.#deaths = restarts(how);
    this.code = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get isStopping() {
    return this.#stopping.signal.aborted;
  }

  /** The workers that serve, one for each place. */
  get serving() {
    return [...this.#current.values()]
      .filter((run) => servedMs(run) > 0 && !run.worker.isDead())
      .map(({ worker }) => worker);
  }

  /** Puts a run into its place, and fills the place again whenever its worker dies. */
  async keep(run) {
    const { number } = run;
    this.#current.set(number, run);
    const code = await run.ended;
    if (this.isStopping) return this.#note(code);
    if (this.#current.get(number) !== run) return;
    const wait = this.#pauseAfter(run);
    if (wait === null) return this.#giveUp(code);
    complain(`Worker ${number} ended with ${code}: another takes its place in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    if (this.isStopping) return this.#note(code);
    if (this.#current.get(number) === run) return this.#fillAgain(number);
  }

  #fillAgain(number) {
    const next = startWorker(number);
    void next.started.then((news) => news && complain(`Worker ${number} serves again.`));
    return this.keep(next);
  }

  /** One by one: the former worker leaves when its successor serves. Where that does not start, all stay. */
  async renewAll() {
    for (const number of this.#current.keys()) {
      if (this.isStopping) return;
      const next = startWorker(number);
      const isReady = (await next.started) !== null;
      if (this.isStopping) return this.#note(await next.ended);
      if (!isReady) return complain('The new worker does not start: the present ones go on serving.');
      const former = this.#current.get(number);
      void this.keep(next);
      await retire(former);
    }
    complain('All workers are new.');
  }

  stop(signal) {
    this.#stopping.abort();
    for (const { process: child } of Object.values(cluster.workers)) child.kill(signal);
    this.#note();
  }

  /** Null: the last of ten deaths in a row, and no other worker has served for long. */
  #pauseAfter(run) {
    const wait = this.#deaths.pauseAfter(servedMs(run));
    const isSteady = [...this.#current.values()].some(
      (other) => !other.worker.isDead() && servedMs(other) >= this.#how.steadyMs,
    );
    return wait === null && isSteady ? this.#how.longestPauseMs : wait;
  }

  #giveUp(code) {
    complain('The workers die again and again: they are not started any more.');
    this.hasGivenUp = true;
    this.#codes.push(code);
    this.stop('SIGTERM');
  }

  #note(...codes) {
    this.#codes.push(...codes);
    const areAllEnded = Object.values(cluster.workers).every((worker) => worker.isDead());
    if (areAllEnded) this.#end(this.#codes.find((code) => code !== 0) ?? 0);
  }
}

async function retire({ worker, started, ended }) {
  const late = setTimeout(() => worker.process.kill('SIGKILL'), longestLeavingMs);
  // A worker that is still starting does not listen yet.
  await started;
  if (worker.isConnected()) worker.send('retire');
  await ended;
  clearTimeout(late);
}
