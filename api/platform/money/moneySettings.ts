import { Setting } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The sums and percentages that staff may set, of the sections «Деньги» and «Бонусы». */
export type MoneySetting =
  | 'acquiring_fee_bp'
  | 'bonus_adjust_limit'
  | 'bonus_referral_limit'
  | 'bonus_spend_percent'
  | 'correction_limit'
  | 'payout_second_limit'
  | 'refund_own_limit'
  | 'refund_rop_limit'
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
