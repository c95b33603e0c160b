import type { User } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { activeMembers } from '../../identity/users/activeMembers.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';

/** Writes to all who may come into the cabinets of these lecturers, lecturer by lecturer. */
export async function writeToLecturers(
  lecturerIds: readonly number[],
  compose: (user: User) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  for (const lecturer_id of lecturerIds)
    for (const user of await activeMembers({ lecturer_id }, transaction))
      await writeLetter(compose(user), transaction);
}
