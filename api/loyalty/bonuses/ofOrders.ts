import { BonusTx, Individual, LegalUser, type Order, ScaleAward } from '@odonta/db/models';
import { bonusKeyOf } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { percentOf } from '@odonta/db/vocabulary/money/payments/shares.ts';
import { type RefundReason, reasonsOfTheHouse } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { spendableOf } from './balances.ts';
import { earnBy, endOf } from './earning/earnBy.ts';
import { ruleInForce } from './earning/rules.ts';
import { lockAccountsOf, takeBackSeats } from './earning/takingBack.ts';
import { standing } from './entries.ts';
import { lockAllLiving } from './joined.ts';
import { spend } from './ledger.ts';
import { type Returning, returnSpent, takeEarned } from './reversals.ts';

/** The effects of orders on bonuses. Each may be called twice, and happens once. */

/** The part of an order that its buyer may pay with bonuses, for the quote. */
export async function bonusesFor(
  key: string | null,
  asked: number,
  transaction?: Transaction,
): Promise<{ asked: number; balance: number; percent: number }> {
  const [balance, percent] = await Promise.all([
    spendableOf(key, transaction),
    moneySetting('bonus_spend_percent', transaction),
  ]);
  return { asked, balance, percent };
}

/** Pays a part of an order; refuses where the account has less by now. */
export const spendBonuses = (
  key: string,
  { id }: Pick<Order, 'id'>,
  count: number,
  transaction: Transaction,
) => spend(key, { count, source: sourceOf(id) }, transaction);

/** Returns the bonuses that paid for an undone order. */
export const returnBonuses = (
  { id, bonus_sum }: Pick<Order, 'id' | 'bonus_sum'>,
  transaction: Transaction,
  returning: Returning,
) => returnSpent(sourceOf(id), { count: roublesOf(bonus_sum), source: sourceOf(id) }, transaction, returning);

/**
 * Rewards a buyer for his payments, some time after the course. Companies are rewarded by their tiers:
 * `../loyalty_tiers/`.
 */
export async function earnFor(order: Order, transaction: Transaction): Promise<BonusTx | null> {
  if (order.legal_user_id !== null) return null;
  const rule = await ruleInForce('order', transaction);
  const key = rule && (await bonusKeyOfBuyer(order, transaction));
  const count = rule ? percentOf(roublesOf(order.total), rule.amount) : 0;
  if (!rule || !key || count === 0) return null;
  const comment = `Оплата курса «${order.snapshot.name}»`;
  return earnBy(rule, key, { id: order.id, count, from: endOf(order), comment }, transaction);
}

/** Locks the account that paying may credit. */
export async function lockAccountOfBuyer(order: Order, transaction: Transaction): Promise<void> {
  const key = await bonusKeyOfBuyer(order, transaction);
  if (key !== null) await lockAllLiving('a.key = $1', key, transaction);
}

/** Takes back the bonuses earned by an undone order. */
export const takeBackEarned = ({ id, total }: Pick<Order, 'id' | 'total'>, transaction: Transaction) =>
  takeEarned(sourceOf(id), { count: roublesOf(total), source: sourceOf(id) }, transaction);

export interface BonusesOfRefund {
  refund_id: number;
  /** Kopecks of money that go back. */
  sum: number;
  /** Whole bonuses that the returned part was paid with. */
  bonuses: number;
  reason: RefundReason;
}

/** Mirrors a refund: spent bonuses come back to their lots, those earned for the returned money and by who leaves are taken. */
export async function reverseFor(
  order: Pick<Order, 'id' | 'paid_sum'>,
  { refund_id, sum, bonuses, reason }: BonusesOfRefund,
  transaction: Transaction,
): Promise<void> {
  const source = { type: 'refund', id: refund_id } as const;
  await lockAccountsOf([order.id], transaction);
  await takeBackSeats(order, transaction);
  const prolongs = reasonsOfTheHouse.includes(reason);
  if (bonuses > 0)
    await returnSpent(sourceOf(order.id), { count: bonuses, source }, transaction, { prolongs });
  const earned = await BonusTx.findOne({
    where: { source_type: 'order', source_id: order.id, kind: 'EARN', ...standing },
    transaction,
  });
  const thanked = (await ScaleAward.findByPk(order.id, { transaction }))?.net_paid ?? order.paid_sum;
  if (!earned || sum === 0 || thanked === 0) return;
  const count = Math.ceil((earned.count * Math.min(sum, thanked)) / thanked);
  await takeEarned(sourceOf(order.id), { count, source }, transaction);
}

/** Under which account the bonuses of a buyer stand; the phone that a guest left is as good as any. */
export async function bonusKeyOfBuyer(
  { individual_id, legal_user_id, phone }: Pick<Order, 'individual_id' | 'legal_user_id' | 'phone'>,
  transaction?: Transaction,
): Promise<string | null> {
  if (legal_user_id !== null) {
    const company = await LegalUser.findByPk(legal_user_id, { attributes: ['inn'], transaction });
    return bonusKeyOf({ inn: company?.inn });
  }
  if (individual_id === null) return bonusKeyOf({ phone });
  const buyer = await Individual.findByPk(individual_id, {
    attributes: ['phone', 'bonus_phone'],
    transaction,
  });
  return bonusKeyOf({ phone: buyer?.bonus_phone ?? buyer?.phone ?? phone });
}

/** The account a buyer may spend from: an unverified phone or tax number may be another's. Null for guests. */
export async function spendingKeyOf(
  { individual_id, legal_user_id, phone }: Pick<Order, 'individual_id' | 'legal_user_id' | 'phone'>,
  transaction?: Transaction,
): Promise<string | null> {
  if (legal_user_id !== null) {
    if (!(await isVerified(legal_user_id, transaction))) return null;
    return bonusKeyOfBuyer({ individual_id, legal_user_id, phone }, transaction);
  }
  return individual_id === null
    ? null
    : provedKeyOf(await Individual.findByPk(individual_id, { transaction }));
}

/** A company is verified when staff have checked it: another with the same tax number would spend its bonuses. */
export async function isVerified(legal_user_id: number, transaction?: Transaction): Promise<boolean> {
  const company = await LegalUser.findByPk(legal_user_id, { attributes: ['verified_at'], transaction });
  return Boolean(company?.verified_at);
}

export function provedKeyOf(
  buyer: Pick<Individual, 'phone' | 'bonus_phone' | 'phone_proved_at'> | null,
): string | null {
  if (!buyer) return null;
  return bonusKeyOf({ phone: buyer.bonus_phone ?? (buyer.phone_proved_at && buyer.phone) });
}

const sourceOf = (id: number) => ({ type: 'order', id }) as const;
