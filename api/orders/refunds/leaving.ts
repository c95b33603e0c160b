import { Refund } from '@odonta/db/models';
import { agreedRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { Op, type Transaction } from 'sequelize';

const agreed = agreedRefundStatuses.map((status) => `'${status}'`).join(', ');

/**
 * Condition on a participant: his refund is agreed, so his ticket is invalid. It stays agreed while another
 * way waits for approval: part of the money may have gone already.
 */
export const isLeaving = (participant: string): string =>
  `exists (select from refunds leaving where leaving.order_id = ${participant}.order_id
    and (leaving.status in (${agreed}) or leaving.status = 'PREPARE' and leaving.approved_sum is not null)
    and ${participant}.id = any(leaving.participant_ids))`;

/** Participants of an order with an approved refund. */
export const leavingOf = ({ id }: { id: number }, transaction?: Transaction): Promise<ReadonlySet<number>> =>
  leavingOfOrders([id], transaction);

export async function leavingOfOrders(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlySet<number>> {
  const agreedOnce = { status: 'PREPARE' as const, approved_sum: { [Op.not]: null } };
  const where = { order_id: [...ids], [Op.or]: [{ status: [...agreedRefundStatuses] }, agreedOnce] };
  const refunds = await Refund.findAll({ where, attributes: ['participant_ids'], transaction });
  return new Set(refunds.flatMap(({ participant_ids }) => participant_ids));
}
