import type { MonthEndPayout } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';

export const payouts = (count: number) => plural(count, ['выплату', 'выплаты', 'выплат']);

export const countOf = (count: number) => plural(count, ['выплата', 'выплаты', 'выплат']);

export const periodOf = ({ period_from, period_to }: MonthEndPayout) =>
  `${formatDate(period_from)} — ${formatDate(period_to)}`;
