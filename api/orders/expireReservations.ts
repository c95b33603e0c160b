import { Order } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { nextRows } from '../platform/jobs/rowByRow.ts';
import { awaitsOwner } from './monthLimit.ts';
import { systemActor } from './systemActor.ts';
import { transition } from './transition.ts';

/**
 * Frees seats whose time to be paid, or to be confirmed by the owner of a company, is over; returns how many
 * orders. Nodes share the work by row locks.
 */
export const expireReservations = (): Promise<number> =>
  nextRows(job, (rested, transaction) =>
    Order.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        expires_at: { [Op.lte]: new Date() },
        [Op.or]: [{ status: 'PREPARE' }, awaitsOwner],
      },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

/** Each in a transaction of its own: locking the seats of several courses at once could deadlock with another node. */
const job = {
  name: 'expire holds',
  keyOf: ({ id }: Order) => id,
  act: (order: Order, transaction: Transaction) => transition(order, 'expire', systemActor, transaction),
};
