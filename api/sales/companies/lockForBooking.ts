import { LegalMember, type LegalRequest, LegalUser } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { lockPoolsOf } from '../../orders/seats/seats.ts';

/**
 * Takes the locks of a booking in its order: the member whose month is counted, then the courses, which block a
 * cancellation, the seats, and last the companies, whose credit is counted. In another order two transactions
 * would deadlock.
 */
export async function lockForBooking(
  requests: readonly Pick<LegalRequest, 'prod_id' | 'legal_member_id' | 'legal_user_id'>[],
  transaction: Transaction,
): Promise<void> {
  const members = requests.map(({ legal_member_id }) => legal_member_id ?? 0);
  const prods = requests.map(({ prod_id }) => prod_id);
  await LegalMember.findAll({
    where: { id: members },
    attributes: ['id'],
    paranoid: false,
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  await lockPoolsOf({ prods }, transaction);
  await LegalUser.findAll({
    where: { id: requests.map(({ legal_user_id }) => legal_user_id ?? 0) },
    attributes: ['id'],
    order: [['id', 'ASC']],
    paranoid: false,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
}
