import { PromoCode, PromoUse } from '@odonta/db/models';
import type { BannerRule } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { promoKeyOf } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { Transaction } from 'sequelize';
import { advertIdsOf } from '../../money/marketing_balance/adverts.ts';
import type { OwnerIds } from '../../money/marketing_balance/owner.ts';
import { countUse, isActive, isLeftTo, promoDoesNotAct } from '../../orders/promo/promo.ts';
import { type AdGood, adGoods } from './goods.ts';

interface Buyer extends OwnerIds {
  good: AdGood;
  /** Null where it stands in no slot of banners. */
  slot: number | null;
  categories: readonly number[];
}

/** How a code lowers the price of an advert; locked where a use of it will be taken. Refuses one that does not act. */
export async function adPromo(
  code: string,
  { good, slot, categories, ...owner }: Buyer,
  transaction: Transaction,
  how: 'read' | 'lock' = 'read',
): Promise<BannerRule & { id: number }> {
  const lock = how === 'lock' ? { lock: transaction.LOCK.NO_KEY_UPDATE } : {};
  const promo = await PromoCode.findOne({ where: { code_key: promoKeyOf(code) }, transaction, ...lock });
  const isFor =
    promo !== null &&
    promo.scope === adGoods[good].scope &&
    isActive(promo) &&
    (promo.slot === null || promo.slot === slot) &&
    (promo.center_id === null || promo.center_id === owner.center_id) &&
    (promo.categories.length === 0 ||
      (categories.length > 0 && categories.every((each) => promo.categories.includes(each))));
  if (!isFor || !(await isLeftTo(promo, keyOf(owner), transaction))) throw promoDoesNotAct();
  return { id: promo.id, effect: promo.effect, value: promo.value, min_total: promo.min_total };
}

/** The code is locked by then. */
export async function useAdPromo(
  good: AdGood,
  promo_id: number,
  { id, ...owner }: { id: number } & OwnerIds,
  transaction: Transaction,
): Promise<void> {
  const owner_key = keyOf(owner);
  await PromoUse.create({ promo_id, [adGoods[good].used_by]: id, owner_key }, { transaction });
  await countUse(promo_id, '+ 1', transaction);
}

/** Takes the use of the code again that an advert has lost with its places. The code is locked. */
export async function retakeAdPromo(
  good: AdGood,
  { id, promo_id, center_id, merchant_id }: { id: number; promo_id: number | null } & OwnerIds,
  standing: Pick<Buyer, 'slot' | 'categories'>,
  transaction: Transaction,
): Promise<void> {
  if (promo_id === null) return;
  const used = { promo_id, ...advertIdsOf({ good, id }), released_at: null };
  if ((await PromoUse.count({ where: used, transaction })) > 0) return;
  const promo = await PromoCode.findByPk(promo_id, { transaction });
  if (!promo) throw promoDoesNotAct();
  const owner = { center_id, merchant_id };
  await adPromo(promo.code, { good, ...owner, ...standing }, transaction, 'lock');
  await useAdPromo(good, promo_id, { id, ...owner }, transaction);
}

export async function releaseAdPromo(good: AdGood, id: number, transaction: Transaction): Promise<void> {
  const where = { [adGoods[good].used_by]: id, released_at: null };
  const [, released] = await PromoUse.update(
    { released_at: new Date() },
    { where, returning: true, transaction },
  );
  for (const { promo_id } of released) await countUse(promo_id, '- 1', transaction);
}

const keyOf = ({ center_id, merchant_id }: OwnerIds) =>
  merchant_id ? `merchant:${merchant_id}` : `center:${center_id ?? 0}`;
