import { patience } from '../restarts.mjs';
import { Places } from './places.mjs';
import { startWorker } from './run.mjs';
import { answerWorkers, askWorker } from './talk.mjs';

/**
 * Runs the workers that serve one port until a signal ends them. The first one starts alone: it migrates, and says how many
 * there shall be. SIGUSR2 replaces them one by one.
 */
export async function leadWorkers(how = patience) {
  const places = new Places(how);
  answerWorkers({
    metrics: async () =>
      (await Promise.all(places.serving.map((worker) => askWorker(worker, 'metrics')))).filter(Boolean),
    bank: onlyOnce(openBank),
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => places.stop(signal));
  process.on(
    'SIGUSR2',
    inTurn(() => places.renewAll()),
  );

  const first = startWorker(1);
  const ready = await first.started;
  if (ready === null || places.isStopping) return ended(await first.ended, first.isRefused);
  const others = Array.from({ length: ready.workers - 1 }, (_, index) => startWorker(index + 2));
  for (const run of [first, ...others]) void places.keep(run);
  await Promise.all(others.map(({ started }) => started));
  process.stdout.write(ready.greeting);
  process.send?.('ready');
  return ended(await places.code, places.hasGivenUp);
}

/** Loaded only where there is no real bank: the payments of the sandbox are in the memory of one process. */
async function openBank(siteUrl) {
  const { startSharedBank } = await import('../../../api/money/payments/sandbox/shared.ts');
  return startSharedBank(siteUrl);
}

function onlyOnce(open) {
  let opened;
  return (about) => {
    opened ??= open(about);
    return opened;
  };
}

/** The wrapper starts a crashed server again, but not one that is refused or given up. */
async function ended(code, isFinal) {
  if (isFinal && process.send) await new Promise((sent) => process.send('refused', sent));
  return code;
}

/** A signal during the work means once more, however often it comes. */
function inTurn(work) {
  let last = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return work();
    });
  };
}
