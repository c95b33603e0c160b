import type { AdSlot } from '@odonta/db/models';
import {
  type BannerPrice,
  bannerPriceOf,
  type PaidRow,
  paidRowsOf,
} from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import type { Transaction } from 'sequelize';
import type { OwnerIds } from '../../money/marketing_balance/owner.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { lock } from '../../platform/locks.ts';
import { adPromo } from '../buying/adPromo.ts';
import { pricesAt, saleWeeks, slotsOf, type Wanted } from './slots.ts';

export interface BannerWish extends Wanted, OwnerIds {
  weeks: string[];
  promo_code?: string | null;
}

export interface BannerQuote extends BannerPrice {
  slots: AdSlot[];
  rows: PaidRow[];
  promo_id: number | null;
}

/** The price of a wish by the prices in force now, and by its code; both locked where it is bought. */
export async function quoteBanner(
  wish: BannerWish,
  transaction: Transaction,
  how: 'read' | 'lock' = 'read',
): Promise<BannerQuote> {
  const onSale = saleWeeks();
  if (wish.weeks.some((week) => !onSale.includes(week)))
    throw invalid({ weeks: `Продаются ${onSale.length} недель, начиная со следующей` });
  const slots = await slotsOf(wish, transaction);
  if (how === 'lock') await lock(transaction, { ad_slots: slots.map(({ id }) => id) });
  const prices = await pricesAt(slots, new Date(), transaction);
  const rows = slots.flatMap(({ id, category_id }) => {
    const price = prices.get(id);
    if (price === undefined) throw conflict('Цена этого места ещё не назначена: напишите менеджеру');
    return [...wish.weeks].sort().map((week) => ({ category_id, week, price }));
  });
  const promo = wish.promo_code
    ? await adPromo(wish.promo_code, { good: 'banner', ...wish }, transaction, how)
    : null;
  const priced = { rows: paidRowsOf(rows, promo), ...bannerPriceOf(rows, promo) };
  return { slots, promo_id: promo?.id ?? null, ...priced };
}
