import { UserRole } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type NewNotice, notify } from './notify.ts';

/** Notifies all accountants. */
export async function notifyBookkeepers(
  notice: Omit<NewNotice, 'to'>,
  transaction: Transaction,
): Promise<void> {
  const holders = await UserRole.findAll({ where: { role: 'BOOKKEEPER' }, transaction });
  await notify({ ...notice, to: holders.map(({ user_id }) => user_id) }, transaction);
}
