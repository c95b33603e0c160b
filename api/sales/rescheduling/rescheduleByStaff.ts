import { type Order, Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import {
  type Asked,
  beginRescheduling,
  type Rescheduled,
  type Rescheduling,
  rescheduleOrder,
} from './rescheduleOrder.ts';

interface Staff {
  actor: SignedInUser;
  origin: Origin;
}

/** Staff reschedule to any course; a manager of some centres only among their courses. */
export const rescheduleByStaff = async (
  order: Order,
  asked: Asked,
  staff: Staff,
  transaction: Transaction,
): Promise<Rescheduled> =>
  rescheduleOrder(order, asked, await movingBy(staff, asked, transaction), transaction);

/** The same where the kit ends the old order. */
export const beginReschedulingByStaff = async (
  order: Order,
  asked: Asked,
  staff: Staff,
  transaction: Transaction,
): Promise<() => Promise<Rescheduled>> =>
  beginRescheduling(order, asked, await movingBy(staff, asked, transaction), transaction);

async function movingBy(
  { actor, origin }: Staff,
  asked: Asked,
  transaction: Transaction,
): Promise<Rescheduling> {
  const prod = await Prod.findByPk(asked.prod_id, { attributes: ['center_id'], transaction });
  const isNarrow = staffAudience.allows(actor, 'orders.move') === 'own';
  if (prod && isNarrow && !actor.managed_center_ids.includes(prod.center_id)) throw forbidden();
  return { actor: { by: staffAudience.auditActor(actor), origin }, asked_by: actor.id };
}
