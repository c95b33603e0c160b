import { QueryTypes, type Sequelize } from 'sequelize';
import { forgedVerdicts } from '../../../vocabulary/money/payments/paymentNotice.ts';

/** At once, so that no look at what is old holds up the bank. */
const most = 5000;

/** Forgeries go as logs do, after a year; what the bank has signed is a paper of five years. The table lets nothing younger go. */
export async function forgetPaymentNotices(sequelize: Sequelize): Promise<number> {
  const forged = await forget(
    sequelize,
    `select id from payment_notices
     where verdict in ($2, $3, $4) and at < now() - interval '1 year' order by at limit $1`,
    [...forgedVerdicts],
  );
  const others = await forget(
    sequelize,
    `select id from (select id, at from payment_notices order by id limit $1) oldest
     where at < now() - interval '5 years'`,
  );
  return forged + others;
}

async function forget(sequelize: Sequelize, old: string, bind: string[] = []): Promise<number> {
  const gone = await sequelize.query<{ id: string }>(
    `delete from payment_notices where id in (${old}) returning id`,
    { bind: [most, ...bind], type: QueryTypes.SELECT },
  );
  return gone.length;
}
