import { Letter } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';

/** A stranger who types the same address over and over cannot fill its mailbox. */
export async function isWorthALetter(to: string, kind: string, transaction?: Transaction): Promise<boolean> {
  const created_at = { [Op.gt]: new Date(Date.now() - 3_600_000) };
  return (await Letter.count({ where: { to, kind, created_at }, transaction })) < 3;
}
