import { type LegalUser, ScaleAward, takeTurn } from '@odonta/db/models';
import { bonusKeyOf, bonusWaitDays } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import {
  bonusesForPaid,
  levelAt,
  percentInWords,
  turnoverOf,
} from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { earn } from '../bonuses/ledger.ts';
import { type Taught, taughtTo } from './taught.ts';
import { agreedOn, scalesOn, termsOf } from './terms.ts';

const day = 86_400;

/**
 * Rewards a company for courses completed since the last time, by the turnover and the tiers of the moment
 * each course ended. A decision is final, even when the tiers change. Returns the number of decided orders.
 */
export async function awardTaught(
  company: LegalUser,
  now: number,
  transaction: Transaction,
): Promise<number> {
  // One at a time, so that no order is decided twice; orders before accounts, as everywhere.
  await takeTurn(`scales:${company.id}`, transaction);
  const all = await taughtTo(company.id, now, transaction);
  const due = all.filter(({ is_due }) => is_due);
  for (const order of due) await award(company, order, { all, now, transaction });
  return due.length;
}

interface Awarding {
  all: readonly Taught[];
  now: number;
  transaction: Transaction;
}

async function award(
  company: LegalUser,
  { id, paid_sum, refunded_sum, finished_at }: Taught,
  { all, now, transaction }: Awarding,
): Promise<void> {
  const onDay = moscowDay(new Date(finished_at * 1000));
  const agreed = await agreedOn(onDay, company, transaction);
  const terms = termsOf(agreed, await scalesOn(onDay, transaction));
  const turnover = turnoverOf(all, finished_at);
  const level = levelAt(terms, turnover, onDay);
  const key = bonusKeyOf(company);
  const net_paid = paid_sum - refunded_sum;
  const count = level && key ? bonusesForPaid(net_paid, level.percent) : 0;
  const { scale_id } = terms;
  const row = {
    value: level?.value ?? null,
    percent: level?.percent ?? 0,
    expiry_days: level?.expiry_days ?? null,
  };
  const decided = { order_id: id, legal_user_id: company.id, scale_id, turnover, net_paid, ...row, count };
  await ScaleAward.create({ ...decided, finished_at: new Date(finished_at * 1000) }, { transaction });
  if (!level || !key || count === 0) return;
  // The last day of a course ends where its order is finished.
  const available = Math.max(now, finished_at - day + bonusWaitDays * day);
  const dates = {
    available_at: new Date(available * 1000),
    expires_at: new Date((available + level.expiry_days * day) * 1000),
  };
  const comment = `${percentInWords(level.percent)} от оплаченного`;
  await earn(key, { count, source: { type: 'order', id }, comment, ...dates }, transaction);
}
