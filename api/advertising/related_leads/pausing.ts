import { MarketingBalance, type RelatedPromotion } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { holdForBalance } from '../related_promotions/steering.ts';
import { holdPromotion } from '../related_promotions/transitionPromotion.ts';
import { reachedLimitOf } from './limits.ts';

interface Paid {
  promotion: RelatedPromotion;
  balance: Pick<MarketingBalance, 'available'>;
}

/** Pauses a bonus whose limit is reached, or whose balance does not pay for one more; whether it did. */
export async function pauseReached({ promotion, balance }: Paid, transaction: Transaction): Promise<boolean> {
  const limit = await reachedLimitOf(promotion, transaction);
  if (limit !== null) {
    await holdPromotion(promotion, limit, transaction);
    return true;
  }
  if (balance.available >= promotion.lead_price) return false;
  await holdForBalance(promotion, transaction);
  return true;
}

/** The same of a bonus that people bring to the site: what was reached meanwhile, or before their pause, still keeps it off. */
export async function keepPaused(promotion: RelatedPromotion, transaction: Transaction): Promise<void> {
  const where = { merchant_id: promotion.merchant_id };
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true, transaction });
  await pauseReached({ promotion, balance }, transaction);
}
