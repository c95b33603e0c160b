import type { EditedProd } from '@odonta/api/contract';
import { partsOf as participationsOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

/** The participations that a course offers, as choices of a select. */
export const partsOf = (prices: EditedProd['prices']): [code: string, label: string][] =>
  participationsOf(prices, formatMoscowDay).map(({ participation, label }) => [participation, label]);
