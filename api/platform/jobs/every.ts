import { log } from '../log.ts';

const longestPauseMs = 60_000;

/** Repeats work with a pause between; after failures the pause doubles, so that an outage does not fill the log. Answers how to stop, which waits for the turn under way. */
export function every(
  ms: number,
  name: string,
  work: () => Promise<unknown>,
  atMostMs: number = longestPauseMs,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let pause = ms;
  let timer = setTimeout(turn, pause);
  let isStopped = false;
  function turn() {
    running = work()
      .then(() => {
        pause = ms;
      })
      .catch((error) => {
        log.warn({ err: error, job: name }, 'a timed job failed');
        pause = Math.max(ms, Math.min(pause * 2, atMostMs));
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(turn, pause);
      });
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
