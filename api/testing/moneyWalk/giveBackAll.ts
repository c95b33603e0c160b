import { Refund } from '@odonta/db/models';
import { giveBackToCards } from '../../money/refunds/cardRefunds.ts';
import { giveBack } from '../../money/refunds/finish.ts';
import { lockRefund } from '../../money/refunds/lock.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** The bank and bookkeepers do all that was promised to the buyers of these orders. */
export async function giveBackAll(orders: readonly number[]): Promise<void> {
  await giveBackToCards();
  const where = { order_id: [...orders], status: ['CREATED' as const], route: 'BANK' as const };
  for (const { id } of await Refund.findAll({ where, order: ['id'] }))
    await unitOfWork.transaction(async (transaction) => {
      const { order, refund } = await lockRefund(id, transaction);
      await giveBack(order, refund, systemActor, transaction);
      await refund.set({ status: 'FINISHED' }).save({ transaction });
    });
}
