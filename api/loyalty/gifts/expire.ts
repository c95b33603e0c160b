import { GiftOrder } from '@odonta/db/models';
import { giftOrderDays } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { Op, type Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { giveBack } from './givingBack.ts';
import { giftCanceled } from './letters.ts';
import { transitionGiftOrder } from './transitionGiftOrder.ts';

const reason = `подарок не выдали за ${giftOrderDays} дней`;

/** Cancels unissued orders after their time and returns the bonuses. Nodes share the work: locked rows are skipped. */
export const expireGiftOrders = (): Promise<number> =>
  nextRows(job, (rested, transaction) =>
    GiftOrder.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        status: 'CREATED',
        expires_at: { [Op.lte]: new Date() },
      },
      order: ['expires_at', 'id'],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

const job = {
  name: 'cancel gift orders',
  keyOf: ({ id }: GiftOrder) => id,
  act: async (order: GiftOrder, transaction: Transaction) => {
    await giveBack(order, `Заказ отменён: ${reason}`, transaction, { prolongs: true });
    await transitionGiftOrder(order, 'lapse', { ...systemActor, reason }, transaction);
    await writeLetter(giftCanceled(order, reason), transaction);
  },
};
