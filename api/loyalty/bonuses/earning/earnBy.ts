import { BonusTx, type Order } from '@odonta/db/models';
import { bonusWaitDays } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import type { RuleInForce } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { Op, type Transaction } from 'sequelize';
import { openBook } from '../book.ts';
import { columnsOf, standing } from '../entries.ts';
import { ledgersOf } from '../joined.ts';
import { earn } from '../ledger.ts';

export interface Cause {
  /** The id of the review, the participant, the order or the referral. */
  id: number;
  count: number;
  /** From when the two weeks of waiting are counted. */
  from: Date;
  comment?: string;
  participant_id?: number;
}

/**
 * Accrues a rule's reward for a cause, once, however often it is called; nothing beyond the rule's limit for an
 * account in its period. The account is locked before counting, so that of two concurrent calls the second sees
 * the first.
 */
export async function earnBy(
  { rule, most, within, expiry_days }: Pick<RuleInForce, 'rule' | 'most' | 'within' | 'expiry_days'>,
  key: string,
  { id, from, ...entry }: Cause,
  transaction: Transaction,
): Promise<BonusTx | null> {
  const { account } = await openBook(key, transaction);
  const source = { type: rule, id } as const;
  const known = await BonusTx.count({
    where: { ...columnsOf(source), kind: 'EARN', ...standing },
    transaction,
  });
  const earned = await BonusTx.count({
    where: {
      account_id: { [Op.in]: ledgersOf(account.id) },
      source_type: rule,
      kind: 'EARN',
      created_at: { [Op.gt]: new Date(Date.now() - within * day) },
      ...standing,
    },
    transaction,
  });
  if (known === 0 && earned >= most) return null;
  const available_at = new Date(from.getTime() + bonusWaitDays * day);
  const expires_at = new Date(available_at.getTime() + expiry_days * day);
  return earn(key, { ...entry, source, available_at, expires_at }, transaction);
}

/** The last day of the booked course; now, if it has no date. */
export function endOf({ snapshot: { date_end, date_start } }: Pick<Order, 'snapshot'>): Date {
  const ended = date_end ?? date_start;
  return ended === null ? new Date() : new Date(ended * 1000);
}

/** Causes after the course count from that day. */
export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

const day = 86_400_000;
