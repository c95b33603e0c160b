import type { Review } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { activeMembers, activeMembersWith } from '../../identity/users/activeMembers.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { prodOf } from './prodOf.ts';
import { reviewAppeared } from './sellers.letters.ts';

/** Notifies those who may reply to a review once it is public; one letter to a lecturer who owns the centre. */
export async function notifySellers(row: Review, transaction: Transaction): Promise<void> {
  const about = { id: row.id, prod: await prodOf(row, transaction) };
  const members = await activeMembersWith('reviews.reply', { center_id: row.center_id }, transaction);
  const known = members.map(({ id }) => id);
  const lecturers = await activeMembers({ lecturer_id: row.lecturers }, transaction);
  for (const { email } of members) await writeLetter(reviewAppeared(email, about, 'center'), transaction);
  for (const { id, email } of lecturers)
    if (!known.includes(id)) await writeLetter(reviewAppeared(email, about, 'lecturer'), transaction);
}
