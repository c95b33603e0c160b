import type { LegalRequest } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { poolIdsOf } from '../../orders/seats/seats.ts';
import { lock } from '../../platform/locks.ts';

/**
 * Locks everything that booking these requests touches: the member whose month is counted, the courses
 * against cancellation, the seats, and the companies whose credit is counted.
 */
export function lockForBooking(
  requests: readonly Pick<LegalRequest, 'prod_id' | 'legal_member_id' | 'legal_user_id'>[],
  transaction: Transaction,
): Promise<void> {
  const prods = requests.map(({ prod_id }) => prod_id);
  return lock(transaction, {
    legal_members: requests.flatMap(({ legal_member_id }) => legal_member_id ?? []),
    'prods:key': prods,
    seat_pools: poolIdsOf({ prods }, transaction),
    legal_users: requests.flatMap(({ legal_user_id }) => legal_user_id ?? []),
  });
}
