import { type Order, OrderParticipant, Refund } from '@odonta/db/models';
import {
  liveRefundStatuses,
  openRefundStatuses,
} from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import type { Transaction } from 'sequelize';
import { owe } from './automatic.ts';
import { sumOf } from './sums.ts';

/** The course is cancelled: everything paid and not yet being refunded is refunded in full, regardless of its rules. */
export async function refundOfCanceled(order: Order, transaction: Transaction): Promise<void> {
  const refunds = await Refund.findAll({
    where: { order_id: order.id, source: 'ORDER', status: [...liveRefundStatuses] },
    transaction,
  });
  const promised = refunds.reduce((all, refund) => all + sumOf(refund), 0);
  const leaving = refunds
    .filter(({ status }) => openRefundStatuses.includes(status))
    .flatMap(({ participant_ids }) => participant_ids);
  const active = await OrderParticipant.findAll({
    where: { order_id: order.id, state: 'ACTIVE' },
    transaction,
  });
  const participant_ids = active.map(({ id }) => id).filter((id) => !leaving.includes(id));
  const sum = order.paid_sum - promised;
  await owe(
    order,
    { source: 'ORDER', reason: 'CENTER_CANCELED', sum, payment_id: null, participant_ids },
    transaction,
  );
}
