import { OrderParticipant } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { lockAllLiving } from '../bonuses/joined.ts';
import { holdPools } from '../seats/seats.ts';

/**
 * Holds several orders and all that their ending gives back, each kind in one order, before any of it is touched: order by
 * order, two such deeds would come to the same seats from two sides.
 */
export async function holdTogether(ids: readonly number[], transaction: Transaction): Promise<void> {
  const { sequelize } = OrderParticipant;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const bind = [[...ids]];
  const hold = (statement: string) =>
    sequelize.query(statement, { bind, type: QueryTypes.SELECT, transaction });
  await hold('select id from orders where id = any($1) order by id for no key update');
  const seats = await OrderParticipant.findAll({
    attributes: ['id'],
    where: { order_id: [...ids], is_live: true },
    transaction,
  });
  await holdPools({ participants: seats.map(({ id }) => id) }, transaction);
  await lockAllLiving(accounts, bind[0], transaction);
  await hold(codes);
  await hold(vouchers);
}

const accounts = `a.id in (select account_id from bonus_tx where source_type = 'order' and source_id = any($1))`;

const codes = `
  select id from promo_codes
  where id in (select promo_id from promo_uses where order_id = any($1) and released_at is null)
  order by id for no key update`;

const vouchers = `
  select id from vouchers where id in (select voucher_id from voucher_tx where order_id = any($1))
  order by id for no key update`;
