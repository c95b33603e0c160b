import { type Order, OrderParticipant } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { WebhookEvent } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { writeEvent } from '../../platform/webhooks/writing.ts';

/** Writes an event of an order for the webhooks of its centre: numbers, sums and the course, and nothing of a person. */
export const writeOrderEvent = (
  event: WebhookEvent,
  order: Order,
  more: object,
  transaction: Transaction,
): Promise<void> =>
  writeEvent(
    { owner_kind: 'CENTER', owner_id: order.center_id, event },
    async () => ({ order: await orderData(order, transaction), course: courseOf(order), ...more }),
    transaction,
  );

async function orderData(order: Order, transaction: Transaction) {
  const { id, number, status, total, paid_sum, refunded_sum, debt, created_at, confirmed_at } = order;
  const moments = { created_at: secondsOf(created_at), confirmed_at: secondsOf(confirmed_at) };
  const participants = await OrderParticipant.count({ where: { order_id: id, is_live: true }, transaction });
  return {
    ...{ id, number, status, participants, ...moments },
    ...{ total: exactRoublesOf(total), paid: exactRoublesOf(paid_sum) },
    ...{ refunded: exactRoublesOf(refunded_sum), debt: exactRoublesOf(debt) },
  };
}

const courseOf = ({ prod_id: id, snapshot: { name, canonical } }: Order) => ({
  ...{ id, name, url: siteLink(canonical) },
});
