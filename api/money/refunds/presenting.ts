import type { AskedRefundView } from '@odonta/api/contract';
import { type Order, Refund } from '@odonta/db/models';
import { liveRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import type { Transaction } from 'sequelize';
import { presentAsked } from './account/presenting.ts';

/** Refunds of an order that their requester has not withdrawn, newest first. */
export async function refundsOf({ id }: Order, transaction?: Transaction): Promise<AskedRefundView[]> {
  const refunds = await Refund.findAll({ where: { order_id: id }, order: [['id', 'DESC']], transaction });
  return refunds.filter(({ status }) => status !== 'CANCELED').map(presentAsked);
}

/** The newest refund of each order that was not turned down, by the order. */
export async function lastRefundsOf(orders: readonly Order[]): Promise<Map<number, AskedRefundView>> {
  const where = { order_id: orders.map(({ id }) => id), status: [...liveRefundStatuses] };
  const refunds = await Refund.findAll({ where, order: [['id', 'ASC']] });
  return new Map(refunds.map((refund) => [refund.order_id, presentAsked(refund)]));
}
