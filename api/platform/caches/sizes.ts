import type { CacheName } from './bounds.ts';

const reading = new Map<CacheName, () => number>();

/** Lets the metrics show how many bytes a cache holds. */
export function showSize(name: CacheName, bytes: () => number): void {
  reading.set(name, bytes);
}

export const sizesOfCaches = (): Record<string, number> =>
  Object.fromEntries([...reading].map(([name, bytes]) => [name, bytes()]));
