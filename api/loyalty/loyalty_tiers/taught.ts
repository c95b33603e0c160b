import type { CountedOrder } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { endsAt } from '../../orders/timesOf.ts';
import { connection } from './terms.ts';

/** An order of a company whose course is over. Sums are kopecks. */
export interface Taught extends CountedOrder {
  id: number;
  finished_at: number;
  /** Whether its award is still to be decided. */
  is_due: boolean;
}

/**
 * The bought and completed courses of a company, the earliest first. Due ones are locked until the transaction
 * ends.
 */
export async function taughtTo(
  legal_user_id: number,
  now: number,
  transaction?: Transaction,
): Promise<Taught[]> {
  const options = { bind: [legal_user_id, now], type: QueryTypes.SELECT as const, transaction };
  if (transaction) await connection().query(`${due} order by o.id for no key update of o`, options);
  const rows = await connection().query<Record<keyof Taught, string | number | boolean>>(taught, options);
  return rows.map(({ id, status, paid_sum, refunded_sum, finished_at, is_due }) => ({
    id: Number(id),
    status: String(status),
    paid_sum: Number(paid_sum),
    refunded_sum: Number(refunded_sum),
    finished_at: Number(finished_at),
    is_due: Boolean(is_due),
  }));
}

/** At the end of its last day in Moscow; a course without a date is completed when it is paid. */
const finished = `(((coalesce(${endsAt}, o.confirmed_at) at time zone 'Europe/Moscow')::date + 1)::timestamp
  at time zone 'Europe/Moscow')`;

const over = `from orders o join prods p on p.id = o.prod_id
  where o.legal_user_id = $1 and o.deleted_at is null and o.status in ('CONFIRMED', 'PARTIAL_REFUNDED')
    and ${finished} <= to_timestamp($2)`;

/** A debtor is rewarded after paying. */
const isDue = `(o.debt = 0 and o.paid_sum >= o.total and not exists (select from scale_awards a where a.order_id = o.id))`;

const due = `select o.id ${over} and ${isDue}`;

const taught = `
  select o.id, o.status, o.paid_sum, o.refunded_sum, extract(epoch from ${finished}) as finished_at, ${isDue} as is_due
  ${over} order by finished_at, o.id`;
