import { Collection } from '@odonta/db/models';
import type { CollectionTransition } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { isOrdered } from './collections.orders.ts';
import { transitionCollection } from './collections.transition.ts';

/** The receiver has booked one of the courses: only his orders show it. */
export const markOrderedCollections = (): Promise<number> =>
  moveDue('mark ordered collections', 'order', () => ({
    status: ['SENT', 'OPENED'],
    [Op.or]: [{ to_phone: { [Op.ne]: null } }, { to_email: { [Op.ne]: null } }],
    [Op.and]: isOrdered,
  }));

/** The page of a link that is over shows nothing more, and a draft that is over can no longer be sent. */
export const closeExpiredCollections = (): Promise<number> =>
  moveDue('close expired collections', 'expire', () => ({
    status: { [Op.ne]: 'CLOSED' },
    expires_at: { [Op.lte]: new Date() },
  }));

function moveDue(
  name: string,
  transition: CollectionTransition,
  due: () => WhereOptions<Collection>,
): Promise<number> {
  const job = {
    name,
    keyOf: ({ id }: Collection) => id,
    act: (row: Collection, transaction: Transaction) =>
      transitionCollection(row, transition, systemActor, transaction),
  };
  return nextRows(job, (rested, transaction) =>
    Collection.findOne({
      where: { [Op.and]: [{ id: { [Op.notIn]: rested.map(Number) } }, due()] },
      order: ['expires_at', 'id'],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );
}
