/** How often a server that had served is started again: at once, then after ever longer pauses, and not for ever. */
export const patience = { firstPauseMs: 100, longestPauseMs: 30_000, most: 10, steadyMs: 60_000 };

/** Counts crashes that follow each other without a minute of service, and returns how long to wait; null: give up. */
export function restarts({ firstPauseMs, longestPauseMs, most, steadyMs } = patience) {
  let inARow = 0;
  return {
    pauseAfter(servedMs) {
      if (servedMs >= steadyMs) inARow = 0;
      inARow += 1;
      return inARow > most ? null : Math.min(firstPauseMs * 2 ** (inARow - 1), longestPauseMs);
    },
  };
}
