import type { OtherOrder, StaffOrder } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { Op, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';

type Moved = Pick<StaffOrder, 'moved_from' | 'moved_to'>;

/** The origin and the destination of each rescheduled order that the viewer may see. */
export async function rescheduledOf(
  rows: readonly Order[],
  { viewer, transaction, isForFile = false }: ReadContext<SignedInUser>,
): Promise<(row: Order) => Moved> {
  if (isForFile) return () => ({ moved_from: null, moved_to: null });
  const before = rows.flatMap(({ moved_from_id }) => moved_from_id ?? []);
  const either = { [Op.or]: [{ id: before }, { moved_from_id: rows.map(({ id }) => id) }] };
  const others = await Order.findAll({
    where: { [Op.and]: [ownOf(viewer), either] } as WhereOptions<Order>,
    attributes: ['id', 'number', 'moved_from_id'],
    transaction,
  });
  const presented = (is: (other: Order) => boolean): OtherOrder | null => {
    const found = others.find(is);
    return found ? { id: found.id, number: found.number } : null;
  };
  return ({ id, moved_from_id }) => ({
    moved_from: presented((other) => other.id === moved_from_id),
    moved_to: presented((other) => other.moved_from_id === id),
  });
}

const ownOf = ({ grants, managed_center_ids }: SignedInUser): WhereOptions<Order> =>
  grants.scope('orders.list') === 'own' ? { center_id: { [Op.in]: [...managed_center_ids] } } : {};
