import type { Sequelize, Transaction } from 'sequelize';
import { bonusWaitDays } from '../../../vocabulary/loyalty/bonuses/bonus.ts';
import {
  bonusesForPaid,
  type CountedOrder,
  levelAt,
  turnoverOf,
} from '../../../vocabulary/loyalty/bonuses/scale.ts';
import { moscowDay } from '../../../vocabulary/time.ts';
import { companies } from '../cast/buyers.ts';
import { legalScales, ownPercent } from '../cast/loyalty.ts';
import { insertRows } from '../rows/insertRows.ts';
import { insertEarned } from './keepBonuses.ts';
import type { Planned } from './planned.ts';

const day = 86_400;

interface Taught extends CountedOrder {
  id: number;
  company: number;
  finished_at: number;
}

/** Awards of companies for completed courses, by the common tiers, and their present level. */
export async function keepAwards(
  sequelize: Sequelize,
  all: readonly Planned[],
  now: number,
  transaction: Transaction,
): Promise<void> {
  const taught = all.flatMap(taughtOf).filter(({ finished_at }) => finished_at <= now);
  const of = (company: number) => taught.filter((order) => order.company === company);
  const awards = taught.map((order) => awardFor(order, of(order.company)));
  await insertRows(sequelize, 'scale_awards', awards, transaction);
  await insertEarned(
    sequelize,
    awards.filter(({ count }) => count > 0).map((award) => earnedBy(award, now)),
    transaction,
  );
  const levels = [...new Set(taught.map(({ company }) => company))].map((company) => {
    const turnover = turnoverOf(of(company), now);
    const percent = levelAt(termsOf(company), turnover, dayOf(now))?.percent ?? 0;
    return { legal_user_id: company, turnover, percent, counted_at: new Date(now * 1000) };
  });
  await insertRows(sequelize, 'legal_levels', levels, transaction);
}

/** A course is over with the end of its last day in Moscow. */
function taughtOf({ id, status, buyer, course, paid, sale, back }: Planned): Taught[] {
  if (buyer.legal_user_id === null || (status !== 'CONFIRMED' && status !== 'PARTIAL_REFUNDED')) return [];
  const last = moscowDay(course.date_end ?? course.date_start);
  const finished_at = Date.parse(`${last}T00:00:00+03:00`) / 1000 + day;
  const refunded_sum = sale.refund === 'done' ? back : 0;
  return [{ id, company: buyer.legal_user_id, status, paid_sum: paid, refunded_sum, finished_at }];
}

function awardFor({ id, company, finished_at, paid_sum, refunded_sum }: Taught, own: readonly Taught[]) {
  const turnover = turnoverOf(own, finished_at);
  const level = levelAt(termsOf(company), turnover, dayOf(finished_at));
  const net_paid = paid_sum - refunded_sum;
  return {
    order_id: id,
    legal_user_id: company,
    scale_id: 1,
    turnover,
    net_paid,
    value: level?.value ?? null,
    percent: level?.percent ?? 0,
    expiry_days: level?.expiry_days ?? null,
    count: level ? bonusesForPaid(net_paid, level.percent) : 0,
    finished_at: new Date(finished_at * 1000),
    decided_at: new Date(finished_at * 1000),
  };
}

function earnedBy(
  { order_id, legal_user_id, count, expiry_days, finished_at }: ReturnType<typeof awardFor>,
  now: number,
) {
  const available = finished_at.getTime() / 1000 + (bonusWaitDays - 1) * day;
  return {
    key: `inn:${companies[legal_user_id - 1]?.inn}`,
    count,
    source_id: order_id,
    state: available <= now ? ('ACTIVE' as const) : ('PENDING' as const),
    available_at: new Date(available * 1000),
    expires_at: new Date((available + (expiry_days ?? 0) * day) * 1000),
    created_at: finished_at,
  };
}

const termsOf = (company: number) => ({
  rows: legalScales[0].rows,
  personal: company === ownPercent.company + 1 ? { percent: ownPercent.percent, until: '2999-01-01' } : null,
});

const dayOf = (seconds: number) => moscowDay(new Date(seconds * 1000));
