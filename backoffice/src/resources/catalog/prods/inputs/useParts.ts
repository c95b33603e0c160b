import type { StaffProd } from '@odonta/api/contract';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import { participationNamedBy } from '@odonta/db/vocabulary/orders/participation.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { useWatch } from 'react-hook-form';

/** The participations that the course offers; an unsaved option has no id yet. */
export function useParts(): { id: string; name: string }[] {
  const prices: StaffProd['prices'] = useWatch({ name: 'prices' }) ?? [];
  const named = prices.flatMap((price) => {
    const participation = participationNamedBy({ id: price.id ?? 0, type: price.type });
    if (participation === null || participation === 'main' || participation === 'any:0') return [];
    return [{ id: participation as string, name: priceLabel(price, formatDay) }];
  });
  return [{ id: 'main', name: 'Участие во всём курсе' }, ...named];
}
