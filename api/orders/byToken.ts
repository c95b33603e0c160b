import { Order } from '@odonta/db/models';
import { notFound } from '../platform/http/errors.ts';
import { secretOf } from '../platform/http/secretLinks.ts';

export const noOrder = 'Заказ не найден';

export const tokenOf = (params: Record<string, string>): string => secretOf(params, noOrder);

/** Not locked: for reading alone. */
export async function orderByToken(params: Record<string, string>): Promise<Order> {
  const order = await Order.findOne({ where: { token: tokenOf(params) } });
  if (!order) throw notFound(noOrder);
  return order;
}
