import { PromoCode, PromoUse } from '@odonta/db/models';
import type { BannerRule } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { promoKeyOf } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { Transaction } from 'sequelize';
import { countUse, isActive, isLeftTo, promoDoesNotAct } from '../../orders/promo/promo.ts';
import type { Wanted } from './slots.ts';

interface Buyer extends Wanted {
  center_id: number;
}

/** How a code lowers the price of a banner; locked where a use of it will be taken. Refuses one that does not act. */
export async function bannerPromo(
  code: string,
  { slot, categories, center_id }: Buyer,
  transaction: Transaction,
  how: 'read' | 'lock' = 'read',
): Promise<BannerRule & { id: number }> {
  const lock = how === 'lock' ? { lock: transaction.LOCK.NO_KEY_UPDATE } : {};
  const promo = await PromoCode.findOne({ where: { code_key: promoKeyOf(code) }, transaction, ...lock });
  const isFor =
    promo !== null &&
    promo.scope === 'BANNER' &&
    isActive(promo) &&
    (promo.slot === null || promo.slot === slot) &&
    (promo.center_id === null || promo.center_id === center_id) &&
    (promo.categories.length === 0 || categories.every((each) => promo.categories.includes(each)));
  if (!isFor || !(await isLeftTo(promo, ownerOf(center_id), transaction))) throw promoDoesNotAct();
  return { id: promo.id, effect: promo.effect, value: promo.value, min_total: promo.min_total };
}

/** The code is locked by then. */
export async function useBannerPromo(
  promo_id: number,
  banner: { id: number; center_id: number },
  transaction: Transaction,
): Promise<void> {
  const owner_key = ownerOf(banner.center_id);
  await PromoUse.create({ promo_id, banner_id: banner.id, owner_key }, { transaction });
  await countUse(promo_id, '+ 1', transaction);
}

export async function releaseBannerPromo(banner_id: number, transaction: Transaction): Promise<void> {
  const where = { banner_id, released_at: null };
  const [, released] = await PromoUse.update(
    { released_at: new Date() },
    { where, returning: true, transaction },
  );
  for (const { promo_id } of released) await countUse(promo_id, '- 1', transaction);
}

const ownerOf = (center_id: number) => `center:${center_id}`;
