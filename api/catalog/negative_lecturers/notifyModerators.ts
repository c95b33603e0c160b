import type { NegativeLecturer } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';

/** Rings the bell of the moderators, without any name. */
export async function notifyModerators(
  { id }: NegativeLecturer,
  text: string,
  transaction: Transaction,
): Promise<void> {
  const to = await staffWith('negative_lecturers.confirm', transaction);
  const path = cardPath('negative_lecturers', id);
  await notify({ to, kind: 'negative_lecturer', text, path }, transaction);
}
