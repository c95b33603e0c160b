import { Merchant, type RelatedLead, RelatedPromotion } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The bonus and its organisation, deleted or not. */
export async function offerOf({ promotion_id }: RelatedLead, transaction?: Transaction) {
  const found = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  const promotion = await RelatedPromotion.findByPk(promotion_id, found);
  return { promotion, merchant: await Merchant.findByPk(promotion.merchant_id, found) };
}
