/** The full count of what `npm test` samples. */
export const isFullCount = process.env.PROOF === '1';

/**
 * So many of the ways to try one place, by turns: over all places every way is tried. For what one shared piece of code
 * reads everywhere; with PROOF=1 every place is tried in every way.
 */
export function byTurns<Way>(ways: readonly Way[], place: number, count: number): readonly Way[] {
  if (isFullCount || count >= ways.length) return ways;
  return Array.from({ length: count }, (_, turn) => ways[(place * count + turn) % ways.length] as Way);
}
