import type { Sequelize, Transaction } from 'sequelize';
import { bonusDays, bonusWaitDays } from '../../../vocabulary/loyalty/bonuses/bonus.ts';
import { percentOf } from '../../../vocabulary/money/payments/shares.ts';
import { roublesOf } from '../../../vocabulary/money.ts';
import type { Planned } from './planned.ts';

/** As the initial setting. */
const earnedPercent = 3;
const day = 86_400_000;

/** Bonuses earned with orders: available two weeks after the course, so most are pending. */
export async function keepBonuses(
  sequelize: Sequelize,
  all: readonly Planned[],
  now: number,
  transaction: Transaction,
): Promise<void> {
  const earned = all
    .filter(({ status, buyer, total }) => status === 'CONFIRMED' && buyer.kind !== 'LEGAL' && total > 0)
    .map((planned) => earnedBy(planned, now));
  await insertEarned(sequelize, earned, transaction);
}

/** An earning as the ledger would have written it down. */
export interface Earned {
  key: string;
  count: number;
  /** The order. */
  source_id: number;
  state: 'ACTIVE' | 'PENDING';
  available_at: Date;
  expires_at: Date;
  created_at: Date;
}

export async function insertEarned(
  sequelize: Sequelize,
  earned: readonly Earned[],
  transaction: Transaction,
): Promise<void> {
  const bind = [JSON.stringify(earned)];
  for (const statement of statements) await sequelize.query(statement, { bind, transaction });
}

function earnedBy({ id, total, course, buyer, paidAt }: Planned, now: number): Earned {
  const ended = (course.date_end ?? course.date_start).getTime();
  const available = ended + bonusWaitDays * day;
  return {
    key: buyer.contact.phone,
    count: percentOf(roublesOf(total), earnedPercent),
    source_id: id,
    state: available <= now * 1000 ? 'ACTIVE' : 'PENDING',
    available_at: new Date(available),
    expires_at: new Date(available + bonusDays * day),
    created_at: paidAt,
  };
}

const sent = `(select * from jsonb_to_recordset($1) as sent(key text, count int, source_id int, state text,
  available_at timestamptz, expires_at timestamptz, created_at timestamptz))`;

const statements = [
  `insert into bonus_accounts (key, balance, pending, created_at, updated_at)
   select key, coalesce(sum(count) filter (where state = 'ACTIVE'), 0), coalesce(sum(count) filter (where state = 'PENDING'), 0),
     min(created_at), max(created_at)
   from ${sent} earned group by key order by min(source_id)
   on conflict (key) do update set balance = bonus_accounts.balance + excluded.balance,
     pending = bonus_accounts.pending + excluded.pending`,
  `insert into bonus_tx (account_id, kind, is_add, count, state, available_at, expires_at, source_type, source_id,
     actor_name, created_at)
   select a.id, 'EARN', true, count, state, available_at, expires_at, 'order', source_id, 'Система', earned.created_at
   from ${sent} earned join bonus_accounts a using (key) order by source_id`,
  `insert into bonus_lots (id, account_id, count, "left", expires_at)
   select t.id, t.account_id, t.count, t.count, t.expires_at
   from bonus_tx t join ${sent} earned on t.source_type = 'order' and t.source_id = earned.source_id
   where t.kind = 'EARN' and t.state = 'ACTIVE'`,
];
