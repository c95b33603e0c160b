import type { GiftOrder } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type Returning, returnSpent } from '../bonuses/reversals.ts';
import { lockGifts } from './locking.ts';
import { sourceOf } from './ordering.ts';

/**
 * Returns the bonuses of a cancelled order to their lots. The gift is locked before them, since the database
 * returns it to the stock when the status is saved.
 */
export async function giveBack(
  order: GiftOrder,
  comment: string,
  transaction: Transaction,
  returning: Returning,
): Promise<void> {
  await lockGifts([order.gift_id], transaction);
  const source = sourceOf(order);
  await returnSpent(source, { count: order.price_bonus, source, comment }, transaction, returning);
}
