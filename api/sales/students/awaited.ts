import { type Order, StudentDocument } from '@odonta/db/models';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import { Op, type Transaction } from 'sequelize';

/** Whether a participant of the order still has the student price and no accepted document. */
export async function isAnyAwaited(order: Order, transaction: Transaction): Promise<boolean> {
  const documents = await StudentDocument.findAll({
    where: { order_id: order.id, status: { [Op.notIn]: ['CONFIRMED', 'CANCELED'] } },
    include: 'participant',
    transaction,
  });
  return documents.some(({ participant }) => isForStudents(order.tiers, participant.price_id));
}
