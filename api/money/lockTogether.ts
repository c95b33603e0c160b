import { OrderParticipant } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { lockAccountsOf } from '../loyalty/bonuses/earning/takingBack.ts';
import { lockPoolsOf } from '../orders/seats/seats.ts';

/**
 * Locks several orders and everything that their end returns, kind by kind, before any of it changes: locking order by order,
 * two transactions could deadlock on the same seats. Every transaction that locks two of these kinds follows this sequence:
 * orders, seats, payments, bonus accounts, promo codes, gift vouchers.
 * @param keys - accounts of bonuses that are credited besides those that the orders have used
 */
export async function lockTogether(
  ids: readonly number[],
  transaction: Transaction,
  keys: readonly string[] = [],
): Promise<void> {
  const { sequelize } = OrderParticipant;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const bind = [[...ids]];
  const lock = (statement: string) =>
    sequelize.query(statement, { bind, type: QueryTypes.SELECT, transaction });
  await lock('select id from orders where id = any($1) order by id for no key update');
  const seats = await OrderParticipant.findAll({
    attributes: ['id'],
    where: { order_id: [...ids], is_live: true },
    transaction,
  });
  await lockPoolsOf({ participants: seats.map(({ id }) => id) }, transaction);
  await lock(payments);
  await lockAccountsOf(ids, transaction, keys);
  await lock(codes);
  await lock(vouchers);
}

const payments = `
  select id from payments where id in (select payment_id from payment_parts where order_id = any($1))
  order by id for no key update`;

const codes = `
  select id from promo_codes
  where id in (select promo_id from promo_uses where order_id = any($1) and released_at is null)
  order by id for no key update`;

const vouchers = `
  select id from vouchers where id in (select voucher_id from voucher_tx where order_id = any($1))
  order by id for no key update`;
