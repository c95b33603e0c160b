import { Center, Lecturer, LecturerInvitation, Prod, type ProdLecturer } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { lockConsents } from '../../catalog/lecturer_consents/answering.ts';
import { lockLecturer } from '../../catalog/lecturers/lecturers.profileChange.ts';
import { staleLink } from '../../identity/sessions/links.ts';
import { activeMembersWith } from '../../identity/users/activeMembers.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';

export interface Living {
  invitation: LecturerInvitation;
  lecturer: Lecturer;
  prod: Prod;
}

/** The invitation of a link that works; 422 for any other. */
export async function livingInvitation(token: string): Promise<Living> {
  const invitation = await byToken(token);
  const lecturer = invitation && (await Lecturer.findByPk(invitation.lecturer_id));
  const prod = invitation && (await Prod.findByPk(invitation.prod_id));
  if (!invitation || !lecturer || !prod) throw staleLink();
  return { invitation, lecturer, prod };
}

/** The same to be answered, locked: of concurrent uses of one link the first gets it. */
export async function lockInvitation(
  token: string,
  transaction: Transaction,
): Promise<Living & { row: ProdLecturer }> {
  const seen = await byToken(token, transaction);
  // Lecturers before courses, as everybody locks them.
  const lecturer = seen && (await lockLecturer(seen.lecturer_id, transaction));
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const prod = seen && (await Prod.findByPk(seen.prod_id, { lock, transaction }));
  const [row] = prod && seen ? await lockConsents(prod, [seen.lecturer_id], transaction) : [];
  const invitation = await byToken(token, transaction, transaction.LOCK.UPDATE);
  if (!invitation || !lecturer || !prod || !row) throw staleLink();
  await refuseWithoutInviter(invitation, prod, transaction);
  return { invitation, lecturer, prod, row };
}

function byToken(
  token: string,
  transaction?: Transaction,
  lock?: Transaction['LOCK'][keyof Transaction['LOCK']],
): Promise<LecturerInvitation | null> {
  const where = { token_hash: hashOfSecret(token), expires_at: { [Op.gt]: new Date() } };
  return LecturerInvitation.findOne({ where, transaction, lock });
}

/** A member who was dismissed has invited nobody, and neither has a suspended centre. */
async function refuseWithoutInviter(
  { invited_by }: LecturerInvitation,
  { center_id }: Prod,
  transaction: Transaction,
): Promise<void> {
  const center = await Center.findByPk(center_id, { transaction });
  if (!center || center.suspended_at !== null) throw staleLink();
  const of = { center_id, user_id: invited_by ?? 0 };
  if ((await activeMembersWith('prods.edit', of, transaction)).length === 0) throw staleLink();
}
