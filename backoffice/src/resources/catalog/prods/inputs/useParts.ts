import type { StaffProd } from '@odonta/api/contract';
import { partsOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { useWatch } from 'react-hook-form';

/** The participations that the course offers, as choices of a select. */
export function useParts(): { id: string; name: string }[] {
  const prices: StaffProd['prices'] = useWatch({ name: 'prices' }) ?? [];
  return partsOf(prices, formatDay).map(({ participation, label }) => ({ id: participation, name: label }));
}
