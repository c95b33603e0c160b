import type { NegativeLecturer } from '@odonta/db/models';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Transaction } from 'sequelize';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';

/** Rings the bell of the moderators, without any name. */
export async function notifyModerators(
  { id }: NegativeLecturer,
  text: string,
  transaction: Transaction,
): Promise<void> {
  const staff = await staffAtWork(transaction);
  const to = staff
    .filter((person) => grantsOf(rolesOf(person)).scope('negative_lecturers.confirm') === 'all')
    .map((person) => person.id);
  const path = cardPath('negative_lecturers', id);
  await notify({ to, kind: 'negative_lecturer', text, path }, transaction);
}
