import { Setting } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The sums and percentages that staff may set, of the sections «Деньги» and «Бонусы». */
export type MoneySetting =
  | 'acquiring_fee_bp'
  | 'bonus_adjust_limit'
  | 'bonus_referral_limit'
  | 'bonus_spend_percent'
  | 'correction_limit'
  | 'mailing_price_per_1000'
  | 'payout_second_limit'
  | 'pinning_price_category'
  | 'pinning_price_home'
  | 'pinning_price_type'
  | 'refund_own_limit'
  | 'refund_rop_limit'
  | 'related_lead_price_contact'
  | 'related_lead_price_course'
  | 'sales_plan'
  | 'voucher_max'
  | 'voucher_min'
  | 'voucher_months';

/** Asked each time, so that a change acts on every node at once. */
export async function moneySetting(key: MoneySetting, transaction?: Transaction): Promise<number> {
  const { amount } = await Setting.findOne({ where: { key }, rejectOnEmpty: true, transaction });
  if (amount === null) throw new Error(`the setting ${key} is no number`);
  return amount;
}
