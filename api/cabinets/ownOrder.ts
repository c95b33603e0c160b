import { Order } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { lockOrder } from '../orders/transition.ts';
import { forbidden, notFound } from '../platform/http/errors.ts';
import { centersOf } from './centersOf.ts';

/** An order of the member's centre, locked. 404 for one of another centre, or where he does not see it; 403 without the right. */
export async function lockOwnOrder(
  actor: SignedInUser,
  id: number,
  right: CenterRight,
  transaction: Transaction,
  seenBy: CenterRight = 'centers.show',
): Promise<Order> {
  const found = await Order.findByPk(id, { attributes: ['center_id'], transaction });
  if (!found || !(await centersOf(actor, seenBy)).includes(found.center_id))
    throw notFound('Заказ не найден');
  if (!(await centersOf(actor, right)).includes(found.center_id)) throw forbidden();
  return lockOrder({ id }, transaction);
}
