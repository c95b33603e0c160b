import { ManagerRequest } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The request each order was written from, by the order's id. */
export async function requestsOf(ids: number[], transaction?: Transaction): Promise<Map<number, number>> {
  const requests = await ManagerRequest.findAll({
    attributes: ['id', 'order_id'],
    where: { order_id: ids },
    transaction,
  });
  return new Map(requests.map(({ id, order_id }) => [Number(order_id), id]));
}
