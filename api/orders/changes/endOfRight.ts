import { fullRefundDays } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { endOfMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';

/** Until when all of the money comes back after a change: the end of the last day in Moscow, as letters and pages name it. */
export const endOfRight = (): Date =>
  new Date(endOfMoscowDay(nowInSeconds() + fullRefundDays * 86_400) * 1000);
