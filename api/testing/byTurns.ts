/** The full count of what `npm test` samples. */
export const isFullCount = process.env.PROOF === '1';

/**
 * A number of the ways to test one place, in rotation: over all places every way is tested. For shared code
 * that reads everywhere alike; with PROOF=1 every place is tested in every way.
 */
export function byTurns<Way>(ways: readonly Way[], place: number, count: number): readonly Way[] {
  if (isFullCount || count >= ways.length) return ways;
  return Array.from({ length: count }, (_, turn) => ways[(place * count + turn) % ways.length] as Way);
}
