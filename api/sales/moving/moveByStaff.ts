import { type Order, Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffDoor } from '../../identity/sessions/doors.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { type Asked, type Moved, type Moving, moveOrder } from './moveOrder.ts';

/** Staff move to any course; whoever keeps some centres, among their courses alone. */
export async function moveByStaff(
  order: Order,
  asked: Asked,
  { actor, origin, end }: { actor: SignedInUser; origin: Origin; end: Moving['end'] },
  transaction: Transaction,
): Promise<Moved> {
  const prod = await Prod.findByPk(asked.prod_id, { attributes: ['center_id'], transaction });
  const isNarrow = staffDoor.admits(actor, 'orders.move') === 'own';
  if (prod && isNarrow && !actor.managed_center_ids.includes(prod.center_id)) throw forbidden();
  const hand = { by: staffDoor.signature(actor), origin };
  return moveOrder(order, asked, { hand, end, asked_by: actor.id }, transaction);
}
