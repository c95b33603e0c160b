import { Gift, GiftOrder } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { lockAllLiving } from '../bonuses/joined.ts';

/** Gifts, locked until the transaction ends: ordering and cancelling come here before the bonuses. */
export const lockGifts = (ids: readonly number[], transaction: Transaction): Promise<Gift[]> =>
  Gift.findAll({
    where: { id: [...ids] },
    order: ['id'],
    paranoid: false,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });

/** Holds all that several orders give back, each kind in one order, before any of it is touched. */
export async function lockTogether(ids: readonly number[], transaction: Transaction): Promise<void> {
  const orders = await GiftOrder.findAll({
    where: { id: [...ids] },
    order: ['id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  await lockGifts([...new Set(orders.map(({ gift_id }) => gift_id))], transaction);
  await lockAllLiving(accounts, [...ids], transaction);
}

const accounts = `a.id in (select account_id from bonus_tx where source_type = 'gift_order' and source_id = any($1))`;
