import { check } from 'recheck';
import type { Expression } from './collect.ts';

/** Most are proved at once; the rest are searched for an attack, briefly and then at length. */
const efforts = [
  {
    timeout: 3000,
    maxInitialGenerationSize: 100,
    maxGenerationSize: 40,
    maxIteration: 3,
    attackTimeout: 300,
  },
  // By the clock: a busy machine needs a multiple of a quiet one's time.
  { timeout: 60_000 },
];

/**
 * The issue of an expression: time that grows faster than the text, or no answer. Null for none. The checker's program for this
 * system answers; without one, its slower version in JavaScript does.
 */
export async function faultOf({
  source,
  flags,
}: Pick<Expression, 'source' | 'flags'>): Promise<string | null> {
  let issue: string | null = null;
  for (const effort of efforts) {
    const found = await check(source, flags, effort);
    if (found.status === 'safe') return null;
    issue = found.status === 'vulnerable' ? found.complexity.summary : found.status;
  }
  return issue;
}
