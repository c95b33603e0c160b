import { Order, OrderParticipant } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { receiveMoney } from '../orders/receiveMoney.ts';
import { systemActor } from '../orders/systemActor.ts';
import { lockOrder } from '../orders/transition.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { refundNow } from './orderLives.ts';

/** An order that was paid as orders are, with all that the ledger says of it. */
export async function soldOrder(
  given: Parameters<typeof buildOrder>[0] = {},
  account: 'CARD' | 'BANK' = 'CARD',
): Promise<Order> {
  const { id, total } = await unitOfWork.transaction(() => buildOrder(given));
  await unitOfWork.transaction(async (transaction) => {
    const order = await lockOrder({ id }, transaction);
    await receiveMoney(order, { account, sum: total, payment_id: null }, systemActor, transaction);
  });
  return Order.findByPk(id, { rejectOnEmpty: true });
}

/** Gives all of it back to an account in a bank, as refunds are given. */
export async function unsell({ id }: Order): Promise<void> {
  const active = await OrderParticipant.findAll({ where: { order_id: id, state: 'ACTIVE' } });
  await refundNow(id, { participant_ids: active.map((each) => each.id), policy: 'KEEP', route: 'BANK' });
}
