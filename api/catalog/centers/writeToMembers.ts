import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction } from 'sequelize';
import { activeMembersWith } from '../../identity/users/activeMembers.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';

/** Writes to the members of a centre who have a right there. */
export async function writeToMembers(
  center_id: number,
  right: CenterRight,
  compose: (to: string) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const members = await activeMembersWith(right, { center_id }, transaction);
  for (const { email } of members) await writeLetter(compose(email), transaction);
}
