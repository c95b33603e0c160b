import { Order, OrderParticipant } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { receiveMoney } from '../orders/receiveMoney.ts';
import { systemHand } from '../orders/systemHand.ts';
import { lockOrder } from '../orders/transition.ts';
import { works } from '../platform/journals/works.ts';
import { refundNow } from './orderLives.ts';

/** An order that was paid as orders are, with all that the ledger says of it. */
export async function soldOrder(
  given: Parameters<typeof buildOrder>[0] = {},
  account: 'CARD' | 'BANK' = 'CARD',
): Promise<Order> {
  const { id, total } = await works.deed(() => buildOrder(given));
  await works.deed(async (transaction) => {
    const order = await lockOrder({ id }, transaction);
    await receiveMoney(order, { account, sum: total, payment_id: null }, systemHand, transaction);
  });
  return Order.findByPk(id, { rejectOnEmpty: true });
}

/** Gives all of it back to an account in a bank, as refunds are given. */
export async function unsell({ id }: Order): Promise<void> {
  const active = await OrderParticipant.findAll({ where: { order_id: id, state: 'ACTIVE' } });
  await refundNow(id, { participant_ids: active.map((each) => each.id), policy: 'KEEP', route: 'BANK' });
}
