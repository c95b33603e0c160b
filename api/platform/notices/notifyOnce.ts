import { StaffNotice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { NewNotice } from './notify.ts';
import { notifyBookkeepers } from './notifyBookkeepers.ts';

/** A job retries several times: accountants with an unread notice of a failure get no second one. */
export async function notifyBookkeepersOnce(
  notice: Omit<NewNotice, 'to'>,
  transaction: Transaction,
): Promise<void> {
  const { kind, text, path } = notice;
  if ((await StaffNotice.count({ where: { kind, text, path, read_at: null }, transaction })) === 0)
    await notifyBookkeepers(notice, transaction);
}
