import type { Sequelize } from 'sequelize';
import { forgedVerdicts } from '../../../vocabulary/money/payments/paymentNotice.ts';
import { deleteOldest } from '../../deleteOldest.ts';

/**
 * Forgeries are deleted after a year, like logs; notifications signed by the bank are documents of five years.
 * The table refuses to delete younger ones.
 */
export async function deletePaymentNotifications(sequelize: Sequelize): Promise<number> {
  const forged = await deleteOldest(sequelize, {
    table: 'payment_notices',
    old: `select id from payment_notices
      where verdict in ($2, $3, $4) and at < now() - interval '1 year' order by at limit $1`,
    bind: forgedVerdicts,
  });
  const others = await deleteOldest(sequelize, {
    table: 'payment_notices',
    old: `select id from (select id, at from payment_notices order by id limit $1) oldest
      where at < now() - interval '5 years'`,
  });
  return forged + others;
}
