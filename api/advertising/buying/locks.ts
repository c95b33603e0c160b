import type { Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';
import { type AdGood, adGoods } from './goods.ts';

/** Locks what a return touches: the adverts, their codes and the balances of their owners, of many at once in one order. */
export const lockForReturn =
  (good: AdGood) =>
  (ids: readonly number[], transaction: Transaction): Promise<void> => {
    const { table, used_by, owned_by } = adGoods[good];
    const isOwner = owned_by.map((column) => `t.${column} = m.${column}`).join(' or ');
    return lock(transaction, {
      [table]: ids,
      promo_codes: idsBy(
        `select distinct promo_id as id from promo_uses where ${used_by} = any($1) and released_at is null`,
        ids,
        transaction,
      ),
      marketing_balances: idsBy(
        `select distinct m.id from marketing_balances m join ${table} t on ${isOwner} where t.id = any($1)`,
        ids,
        transaction,
      ),
    });
  };
