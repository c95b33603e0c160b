import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kind } from './kinds.ts';

export interface Attack {
  url: string;
  clients: number;
  kinds: readonly Kind[];
}

/** Begins at once, in a thread of its own, so that preparing the attack does not slow the measured visitor. */
export function openAttack(workerData: Attack): { end(): Promise<string> } {
  const worker = new Worker(new URL('./attackers.worker.ts', import.meta.url), { workerData });
  return {
    /** Ends the attack; returns what was sent and how it was answered. */
    async end() {
      worker.postMessage('end');
      const [counted] = await once(worker, 'message');
      await worker.terminate();
      return counted;
    },
  };
}
