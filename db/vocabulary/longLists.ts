/** A list of more options than this draws only the rows in sight; the sizes are CSS pixels. */
export const longList = { over: 50, row: 32, tallest: 256 } as const;

export const isLong = (count: number): boolean => count > longList.over;

interface Drawing {
  count: number;
  /** How far the list is scrolled. */
  top: number;
  /** The row the keyboard is at, −1 for none. */
  active: number;
}

/**
 * The rows to draw: those in sight with a few around them, the active one, for a reader of the screen must find it, and those a
 * key leads to from there.
 */
export function drawnRows({ count, top, active }: Drawing): number[] {
  const lowest = Math.max(0, count * longList.row - longList.tallest);
  const first = Math.floor(Math.min(top, lowest) / longList.row) - spare;
  const near = Array.from({ length: longList.tallest / longList.row + 1 + 2 * spare }, (_, n) => first + n);
  const reached = keySteps.map((step) => active + step);
  return [...new Set([0, ...near, ...reached, count - 1])]
    .filter((row) => row >= 0 && row < count)
    .sort((one, other) => one - other);
}

const spare = 4;
/** Arrows, PageUp and PageDown move; Home and End lead to the first row and the last. */
const keySteps = [-5, -1, 0, 1, 5];
