import { StaffNotice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { NewNotice } from './notify.ts';
import { notifyBookkeepers } from './notifyBookkeepers.ts';

/** A job tries several times: bookkeepers who have not read of a failure are not told of it again. */
export async function notifyBookkeepersOnce(
  notice: Omit<NewNotice, 'to'>,
  transaction: Transaction,
): Promise<void> {
  const { kind, text, path } = notice;
  if ((await StaffNotice.count({ where: { kind, text, path, read_at: null }, transaction })) === 0)
    await notifyBookkeepers(notice, transaction);
}
