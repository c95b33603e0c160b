import { figure } from '../lib/table.ts';
import { cachesOver } from './caches.ts';
import type { Visitors } from './visitors.ts';

/** Reasons to fail after the load: too much memory, a cache over its bound, calls that the server failed. */
export async function memoryIssues(
  url: string,
  visitors: Pick<Visitors, 'failed'>,
  megabytes: { held: number; budget: number },
): Promise<string[]> {
  const { held, budget } = megabytes;
  const over = await cachesOver(url);
  return [
    ...(held > budget ? [`${figure(held)} MB are held, and ${budget} are the budget`] : []),
    ...over,
    ...(visitors.failed > 0 ? [`${visitors.failed} calls were answered by a fault of the server`] : []),
  ];
}
