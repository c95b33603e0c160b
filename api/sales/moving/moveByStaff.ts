import { type Order, Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffDoor } from '../../identity/sessions/doors.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { type Asked, beginMove, type Moved, type Moving, moveOrder } from './moveOrder.ts';

interface Staff {
  actor: SignedInUser;
  origin: Origin;
}

/** Staff move to any course; whoever keeps some centres, among their courses alone. */
export const moveByStaff = async (
  order: Order,
  asked: Asked,
  staff: Staff,
  transaction: Transaction,
): Promise<Moved> => moveOrder(order, asked, await movingBy(staff, asked, transaction), transaction);

/** The same where the kit ends the old order. */
export const beginMoveByStaff = async (
  order: Order,
  asked: Asked,
  staff: Staff,
  transaction: Transaction,
): Promise<() => Promise<Moved>> =>
  beginMove(order, asked, await movingBy(staff, asked, transaction), transaction);

async function movingBy({ actor, origin }: Staff, asked: Asked, transaction: Transaction): Promise<Moving> {
  const prod = await Prod.findByPk(asked.prod_id, { attributes: ['center_id'], transaction });
  const isNarrow = staffDoor.admits(actor, 'orders.move') === 'own';
  if (prod && isNarrow && !actor.managed_center_ids.includes(prod.center_id)) throw forbidden();
  return { hand: { by: staffDoor.signature(actor), origin }, asked_by: actor.id };
}
