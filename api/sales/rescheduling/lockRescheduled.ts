import { type Order, OrderParticipant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { returnedBy } from '../../money/returnedBy.ts';
import { poolIdsOf } from '../../orders/seats/seats.ts';
import { idsBy, lock } from '../../platform/locks.ts';

/** Locks the seats and sums that these orders return and, for a change of course, the seats that they take there. */
export async function lockRescheduled(
  orders: readonly Pick<Order, 'id'>[],
  target: number | null,
  transaction: Transaction,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const related_leads = idsBy(leads, ids, transaction);
  const returned = { ...returnedBy(ids, transaction), related_leads };
  if (target === null) return lock(transaction, returned);
  const where = { order_id: ids, is_live: true };
  const seats = await OrderParticipant.findAll({ attributes: ['id'], where, transaction });
  const participants = seats.map(({ id }) => id);
  const seat_pools = poolIdsOf({ participants, prods: [target] }, transaction);
  await lock(transaction, { ...returned, 'prods:key': [target], seat_pools });
}

const leads = `select id from related_leads where order_id = any($1) and status <> 'CANCELED'`;
