import type { CacheName } from './bounds.ts';

const readContext = new Map<CacheName, () => number>();

/** Lets the metrics show how many bytes a cache holds. */
export function showSize(name: CacheName, bytes: () => number): void {
  readContext.set(name, bytes);
}

export const sizesOfCaches = (): Record<string, number> =>
  Object.fromEntries([...readContext].map(([name, bytes]) => [name, bytes()]));
