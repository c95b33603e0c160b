import { StaffNotice, User } from '@odonta/db/models';
import { backOfficePath } from '@odonta/db/vocabulary/addresses.ts';
import { shortened } from '@odonta/db/vocabulary/shortened.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../mail/letters.ts';
import { siteLink } from '../mail/siteLinks.ts';

export interface NewNotice {
  /** The recipients; users who may not sign in are left out. */
  to: readonly number[];
  /** The event, in one word: `mention`, `assignment`, `export_ready`. */
  kind: string;
  /** One sentence, without personal data: it stays visible after the right to see its record is lost. */
  text: string;
  /** Where in the back-office it is seen to, such as `/prods/12/show`. */
  path: string;
  /** Given where the bell alone is not enough. */
  letter?: { subject: string };
}

/** Notifies members of staff; they see it once the transaction has committed, and not if it has not. */
export async function notify(
  { to, kind, text, path, letter }: NewNotice,
  transaction: Transaction,
): Promise<void> {
  if (to.length === 0) return;
  const where = { id: [...new Set(to)], status: 'ACTIVE' as const, is_partner: false };
  const users = await User.findAll({ where, order: ['id'], transaction });
  const shown = shortened(text, longest);
  await StaffNotice.bulkCreate(
    users.map(({ id }) => ({ user_id: id, kind, text: shown, path })),
    { transaction },
  );
  if (!letter) return;
  const words = `Здравствуйте!\n\n${text}\n${siteLink(backOfficePath(path))}\n\nКоманда «Одонты»`;
  for (const { email } of users)
    await writeLetter({ kind, to: email, subject: letter.subject, text: words }, transaction);
}

/** Where the card of a record is. */
export const cardPath = (resource: string, id: number) => `/${resource}/${id}/show`;

const longest = 300;
