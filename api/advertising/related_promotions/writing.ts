import { Merchant, RelatedPromotion } from '@odonta/db/models';
import {
  leadsToBegin,
  moderatedFields,
  type PromotionType,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { Op, type Transaction } from 'sequelize';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { unsavedChanges } from '../../platform/kit/changes.ts';
import { type MoneySetting, moneySetting } from '../../platform/money/moneySettings.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { refuseUnfit } from './relatedPromotions.refusals.ts';
import type { PromotionBody } from './relatedPromotions.schema.ts';
import { clearReasons, releasePromotion, transitionPromotion } from './transitionPromotion.ts';

type Given = Omit<PromotionBody, 'bearer' | 'bearer_percent'> &
  Partial<Pick<PromotionBody, 'bearer' | 'bearer_percent'>>;

const openAtMost = 100;

const priceKeys = {
  course: 'related_lead_price_course',
  contact: 'related_lead_price_contact',
} as const satisfies Record<PromotionType, MoneySetting>;

/** Roubles; null where leads of the type are not sold. */
export const leadPriceOf = async (type: PromotionType, transaction?: Transaction): Promise<number | null> =>
  (await moneySetting(priceKeys[type], transaction)) || null;

/** It waits for a top-up where the balance holds fewer than five leads, else for moderation. */
export async function newPromotion(given: Given, transaction: Transaction): Promise<RelatedPromotion> {
  const merchant = await Merchant.findByPk(given.merchant_id, { transaction });
  if (!merchant) throw invalid({ merchant_id: 'Такой торговой организации нет' });
  if (merchant.status !== 'CONFIRMED')
    throw conflict('Торговая организация не работает на площадке: бонус завести нельзя');
  const price = await leadPriceOf(given.type, transaction);
  if (price === null) throw conflict('Цена лида ещё не назначена: напишите менеджеру');
  const lead_price = kopecksOf(price);
  const { available } = await lockBalance({ merchant_id: merchant.id }, transaction);
  await refuseMany(merchant.id, transaction);
  const status = available < leadsToBegin * lead_price ? 'PREPARE' : 'CREATED';
  const row = RelatedPromotion.build({ bearer_percent: null, ...given, lead_price, status });
  await refuseUnfit(row, transaction);
  return row.save({ transaction });
}

/**
 * Moderation covered another offer: a changed one of a published bonus goes there again. A raised limit ends the
 * pause that it had caused. The row is locked; answers its changes, which the caller saves.
 */
export async function changePromotion(
  row: RelatedPromotion,
  body: Partial<PromotionBody>,
  acting: Signed,
  transaction: Transaction,
): Promise<Changes> {
  if (row.status === 'CANCELED') throw conflict('Бонус отменён, изменить его нельзя');
  const { merchant_id = row.merchant_id, type = row.type } = body;
  if (merchant_id !== row.merchant_id) throw invalid({ merchant_id: 'Организация не меняется' });
  if (type !== row.type) throw invalid({ type: 'Вид бонуса не меняется: заведите другой бонус' });
  const before = { daily: row.daily_limit, total: row.total_limit };
  row.set(body);
  await refuseUnfit(row, transaction);
  const changes = unsavedChanges(row);
  if (row.status !== 'CONFIRMED') return changes;
  const isOther = moderatedFields.some((field) => row.changed(field));
  if (isOther)
    // Its audit entry is that of the edit.
    await transitionPromotion(row, 'revise', acting, transaction, {
      audit: null,
      run: clearReasons,
    });
  else if (
    (row.pause === 'DAILY_LIMIT' && isRaised(before.daily, row.daily_limit)) ||
    (row.pause === 'TOTAL_LIMIT' && isRaised(before.total, row.total_limit))
  )
    await releasePromotion(row, transaction);
  return changes;
}

const isRaised = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/** Under the lock of the balance, so that bonuses made at one moment are counted. */
async function refuseMany(merchant_id: number, transaction: Transaction): Promise<void> {
  const where = { merchant_id, status: { [Op.ne]: 'CANCELED' as const } };
  if ((await RelatedPromotion.count({ where, transaction })) >= openAtMost)
    throw conflict('Бонусов слишком много: отмените те, что больше не нужны');
}
