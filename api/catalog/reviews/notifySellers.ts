import type { Review } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { activeMembers } from '../../identity/users/activeMembers.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { writeToMembers } from '../centers/writeToMembers.ts';
import { prodOf } from './prodOf.ts';
import { reviewAppeared } from './sellers.letters.ts';

/** Notifies those who may reply to a review once it is public. */
export async function notifySellers(row: Review, transaction: Transaction): Promise<void> {
  const about = { id: row.id, prod: await prodOf(row, transaction) };
  const toCenter = (to: string) => reviewAppeared(to, about, 'center');
  await writeToMembers(row.center_id, 'reviews.reply', toCenter, transaction);
  const lecturers = await activeMembers({ lecturer_id: row.lecturers }, transaction);
  for (const { email } of lecturers) await writeLetter(reviewAppeared(email, about, 'lecturer'), transaction);
}
