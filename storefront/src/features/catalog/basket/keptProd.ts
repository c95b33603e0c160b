import type { ProdCard } from '@odonta/api/contract';
import type { KeptProd } from '@odonta/db/vocabulary/edge/basket.ts';

/** The facts about a course that a browser stores. */
export function keptProd({
  id,
  slug,
  name,
  price_now,
}: Pick<ProdCard, 'id' | 'slug' | 'name' | 'price_now'>): KeptProd {
  return { id, slug, name: name, price: price_now };
}
