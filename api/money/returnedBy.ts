import type { Transaction } from 'sequelize';
import { lockAccountsOf } from '../loyalty/bonuses/earning/takingBack.ts';
import { idsBy, type Locks } from '../platform/locks.ts';

/**
 * These orders and all that their end gives back, to be locked before any of it changes: locked order by order, two transactions
 * could deadlock on the same seats.
 * @param keys - accounts of bonuses that are credited besides those that the orders have used
 */
export const returnedBy = (
  ids: readonly number[],
  transaction: Transaction,
  keys: readonly string[] = [],
): Locks => ({
  orders: ids,
  seat_pools: idsBy(seatPools, ids, transaction),
  payments: idsBy(payments, ids, transaction),
  bonus_accounts: () => lockAccountsOf(ids, transaction, keys),
  promo_codes: idsBy(promoCodes, ids, transaction),
  vouchers: idsBy(vouchers, ids, transaction),
});

const seatPools = `
  select pool_id as id from seat_takes where released_at is null
    and participant_id in (select id from order_participants where order_id = any($1) and is_live)`;

const payments = 'select payment_id as id from payment_parts where order_id = any($1)';

const promoCodes = 'select promo_id as id from promo_uses where order_id = any($1) and released_at is null';

const vouchers = 'select voucher_id as id from voucher_tx where order_id = any($1)';
