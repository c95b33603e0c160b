import { Invoice, Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { bonusKeyOfBuyer } from '../../loyalty/bonuses/ofOrders.ts';
import { poolIdsOf } from '../../orders/seats/seats.ts';
import { idsBy, lock } from '../../platform/locks.ts';
import { lockedForAdverts } from '../marketing_balance/adverts.ts';
import { returnedBy } from '../returnedBy.ts';

/**
 * Locks several invoices and all that a transfer over them touches, before any of it changes: paid one by one, the second invoice would
 * be waited for under the locks of the first one's order, while a colleague who marks that invoice paid waits for them.
 */
export async function lockPaid(ids: readonly number[], transaction: Transaction): Promise<void> {
  const invoices = await Invoice.findAll({ attributes: ['order_id'], where: { id: [...ids] }, transaction });
  const orders = await Order.findAll({
    where: { id: invoices.flatMap(({ order_id }) => order_id ?? []) },
    transaction,
  });
  const keys: string[] = [];
  for (const order of orders) {
    const key = await bonusKeyOfBuyer(order, transaction);
    if (key !== null) keys.push(key);
  }
  const prods = orders.map(({ prod_id }) => prod_id);
  await lock(transaction, {
    ...lockedForAdverts('invoices', ids, transaction),
    ...returnedBy(
      orders.map(({ id }) => id),
      transaction,
      keys,
    ),
    invoices: ids,
    payments: idsBy(payments, ids, transaction),
    // Money that comes late takes the seats again.
    seat_pools: poolIdsOf({ prods }, transaction),
    legal_users: orders.flatMap(({ legal_user_id }) => legal_user_id ?? []),
    promo_codes: idsBy(promoCodes, ids, transaction),
    marketing_balances: idsBy(balances, ids, transaction),
  });
}

const payments = `
  select payment_id as id from bank_matches where invoice_id = any($1) union
  select payment_id from payment_parts join invoices using (order_id) where invoices.id = any($1)`;

const promoCodes = `
  select u.promo_id as id from promo_uses u join invoices i using (order_id)
  where i.id = any($1) and u.released_at is null union
  select b.promo_id from banners b join invoices i on i.banner_id = b.id
  where i.id = any($1) and b.promo_id is not null union
  select b.promo_id from pinnings b join invoices i on i.pinning_id = b.id
  where i.id = any($1) and b.promo_id is not null`;

const balances = `
  select b.id from marketing_balances b join invoices i on i.center_id = b.center_id or i.merchant_id = b.merchant_id
  where i.id = any($1) and i.purpose = 'TOPUP'`;
