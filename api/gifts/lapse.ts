import { GiftOrder } from '@odonta/db/models';
import { giftOrderDays } from '@odonta/db/vocabulary/gifts/giftOrderLifecycle.ts';
import { Op } from 'sequelize';
import { works } from '../journals/works.ts';
import { writeLetter } from '../mail/letters.ts';
import { systemHand } from '../orders/systemHand.ts';
import { giveBack } from './givingBack.ts';
import { giftCanceled } from './letters.ts';
import { moveGiftOrder } from './moveGiftOrder.ts';

const atOnce = 100;
const reason = `подарок не выдали за ${giftOrderDays} дней`;

/** What nobody issues in time is cancelled, and its bonuses go back. Nodes share the work: what another holds is his. */
export async function lapseGiftOrders(): Promise<void> {
  for (let ended = 0; ended < atOnce; ended += 1) if (!(await lapseNext())) return;
}

function lapseNext(): Promise<boolean> {
  return works.deed(async (transaction) => {
    const order = await GiftOrder.findOne({
      where: { status: 'CREATED', expires_at: { [Op.lte]: new Date() } },
      order: ['expires_at', 'id'],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    });
    if (!order) return false;
    await giveBack(order, `Заказ отменён: ${reason}`, transaction, { prolongs: true });
    await moveGiftOrder(order, 'lapse', { ...systemHand, reason }, transaction);
    await writeLetter(giftCanceled(order, reason), transaction);
    return true;
  });
}
