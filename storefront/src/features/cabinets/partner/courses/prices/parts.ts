import type { EditedProd } from '@odonta/api/contract';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import { participationNamedBy } from '@odonta/db/vocabulary/orders/participation.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

/** The participations that a course offers; an unsaved option has no number yet. */
export function partsOf(prices: EditedProd['prices']): [code: string, label: string][] {
  const named = prices.flatMap((price): [string, string][] => {
    const part = participationNamedBy({ id: price.id ?? 0, type: price.type });
    if (part === null || part === 'main' || part === 'any:0') return [];
    return [[part, priceLabel(price, formatMoscowDay)]];
  });
  return [['main', 'Участие во всём курсе'], ...named];
}
