import { Gift } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';
import { lockAllLiving } from '../bonuses/joined.ts';

/** Locks gifts and reads them. */
export const lockGifts = (ids: readonly number[], transaction: Transaction): Promise<Gift[]> =>
  Gift.findAll({
    where: { id: [...ids] },
    order: ['id'],
    paranoid: false,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });

/** Locks several orders and all that they give back, before any of it changes. */
export const lockReturned = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    gift_orders: ids,
    gifts: idsBy('select gift_id as id from gift_orders where id = any($1)', ids, transaction),
    bonus_accounts: async () => {
      await lockAllLiving(accounts, [...ids], transaction);
      return undefined;
    },
  });

const accounts = `a.id in (select account_id from bonus_tx where source_type = 'gift_order' and source_id = any($1))`;
