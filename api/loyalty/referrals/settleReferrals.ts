import { Individual, Order, Referral } from '@odonta/db/models';
import { earningRules } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { endsAt } from '../../orders/timesOf.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { connection } from '../bonuses/connection.ts';
import { earnBy } from '../bonuses/earning/earnBy.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';
import { areStrangers } from './strangers.ts';

interface Due {
  id: number;
  order_id: number;
  finished_at: Date;
}

/** Rewards those whose friends have paid for a completed course. Nodes share the work: locked rows are skipped. */
export const settleReferrals = (): Promise<number> =>
  nextRows(job, async (rested, transaction) => {
    // With its order, of which nothing is given back until this is decided.
    const bind = [rested.map(Number)];
    const [due] = await connection().query<Due>(nextDue, { bind, type: QueryTypes.SELECT, transaction });
    return due;
  });

const job = {
  name: 'settle referrals',
  keyOf: ({ id }: Due) => id,
  act: async ({ id, order_id, finished_at }: Due, transaction: Transaction) => {
    const referral = await Referral.findByPk(id, { transaction, rejectOnEmpty: true });
    const order = await Order.findByPk(order_id, { transaction, rejectOnEmpty: true });
    await accrue(referral, order, finished_at, transaction);
    await referral.update({ settled_at: new Date() }, { transaction });
  },
};

/** By the promise at the friend's registration, and at most what he has paid. */
async function accrue(
  { id, individual_id, count: promised, expiry_days }: Referral,
  order: Order,
  finished: Date,
  transaction: Transaction,
): Promise<void> {
  const inviter = await Individual.findByPk(individual_id, { transaction });
  const newcomer = await Individual.findByPk(order.individual_id ?? 0, { transaction });
  const key = provedKeyOf(inviter);
  const count = Math.min(promised, roublesOf(order.paid_sum - order.refunded_sum));
  if (!inviter || !newcomer || !key || count < 1) return;
  // They may have turned out to be one since.
  if (!(await areStrangers(inviter, newcomer, order, transaction))) return;
  const most = await moneySetting('bonus_referral_limit', transaction);
  const rule = { rule: 'referral', most, within: earningRules.referral.within, expiry_days } as const;
  await earnBy(
    rule,
    key,
    { id, count, from: finished, comment: 'Друг прошёл свой первый курс' },
    transaction,
  );
}

/** The last day of a course without a date is that on which it was paid. */
const lastDay = `coalesce(${endsAt}, o.confirmed_at)`;

const nextDue = `
  select r.id, r.order_id, ${lastDay} as finished_at
  from referrals r join orders o on o.id = r.order_id join prods p on p.id = o.prod_id
  where r.settled_at is null and r.id <> all($1::int[]) and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED') and o.debt = 0 and o.paid_sum >= o.total
    and ((${lastDay} at time zone 'Europe/Moscow')::date + 1)::timestamp at time zone 'Europe/Moscow' <= now()
  order by r.id limit 1 for no key update of o, r skip locked`;
