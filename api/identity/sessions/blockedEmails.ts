import { BlockedEmail } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** Asked of every login, known or not, so that both take as long. */
export async function isBlockedEmail(email: string): Promise<boolean> {
  return (await BlockedEmail.count({ where: { email } })) > 0;
}

/** From the next call on the owner of the address cannot sign in anywhere; his sessions of every audience are over. */
export async function blockEmail(
  { email, ...why }: { email: string; reason: string; blocked_by: number },
  transaction: Transaction,
): Promise<void> {
  await BlockedEmail.upsert({ email, ...why }, { transaction });
}

export async function unblockEmail(email: string, transaction: Transaction): Promise<void> {
  await BlockedEmail.destroy({ where: { email }, transaction });
}
