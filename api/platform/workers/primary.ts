import cluster from 'node:cluster';

/** Whether this process shares its port with others (`scripts/lib/workers/`). */
export const isWorker = cluster.isWorker;

/** Says that this process serves: a worker to its primary, which greets for all of them, a single server to its wrapper. */
export function reportReady(greeting: string, workers: number): void {
  if (isWorker) return void process.send?.({ ready: { greeting, workers } });
  process.stdout.write(greeting);
  process.send?.('ready');
}

/** Calls this once a successor serves in place of this worker. */
export function onRetirement(retire: () => void): void {
  if (isWorker) process.on('message', (news) => news === 'retire' && retire());
}
