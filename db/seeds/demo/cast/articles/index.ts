import { practice } from './practice.ts';
import { restoring } from './restoring.ts';
import { surgery } from './surgery.ts';
import { therapy } from './therapy.ts';
import type { CastArticle } from './types.ts';

/** From the newest to the oldest; the order of the groups mixes their subjects. */
export const articles: readonly CastArticle[] = interleaved([therapy, surgery, restoring, practice]);

function interleaved<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}
