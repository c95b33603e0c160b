import {
  Center,
  Lecturer,
  LecturerInvitation,
  Prod,
  type ProdLecturer,
  User,
  UserMembership,
} from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { lockConsents } from '../../catalog/lecturer_consents/answering.ts';
import { staleLink } from '../../identity/sessions/links.ts';
import { activeMembersWith } from '../../identity/users/activeMembers.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';

export interface Living {
  invitation: LecturerInvitation;
  lecturer: Lecturer;
  prod: Prod;
}

export interface LockedLiving extends Living {
  row: ProdLecturer;
  /** The lecturers of the site whom the owner of its address is already. */
  own: Lecturer[];
}

/** The invitation of a link that works; 422 for any other. */
export async function livingInvitation(token: string): Promise<Living> {
  const invitation = await byToken(token);
  const lecturer = invitation && (await Lecturer.findByPk(invitation.lecturer_id));
  const prod = invitation && (await Prod.findByPk(invitation.prod_id));
  if (!invitation || !lecturer || !prod) throw staleLink();
  await refuseWithoutInviter(invitation, prod);
  await refuseAnothers(invitation);
  return { invitation, lecturer, prod };
}

/** The same to be answered, locked: of concurrent uses of one link the first gets it. */
export async function lockInvitation(token: string, transaction: Transaction): Promise<LockedLiving> {
  const seen = await byToken(token, transaction);
  const ids = seen ? await ownersLecturers(seen, transaction) : [];
  // Lecturers before courses, as everybody locks them.
  const lecturers = seen ? await lockLecturers([seen.lecturer_id, ...ids], transaction) : [];
  const lecturer = lecturers.find(({ id }) => id === seen?.lecturer_id);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const prod = seen && (await Prod.findByPk(seen.prod_id, { lock, transaction }));
  const [row] = prod && seen ? await lockConsents(prod, [seen.lecturer_id], transaction) : [];
  const invitation = await byToken(token, transaction, transaction.LOCK.UPDATE);
  if (!invitation || !lecturer || !prod || !row) throw staleLink();
  await refuseWithoutInviter(invitation, prod, transaction);
  await refuseAnothers(invitation, transaction);
  return { invitation, lecturer, prod, row, own: lecturers.filter(({ id }) => ids.includes(id)) };
}

function byToken(
  token: string,
  transaction?: Transaction,
  lock?: Transaction['LOCK'][keyof Transaction['LOCK']],
): Promise<LecturerInvitation | null> {
  const where = { token_hash: hashOfSecret(token), expires_at: { [Op.gt]: new Date() } };
  return LecturerInvitation.findOne({ where, transaction, lock });
}

/** Deleted ones are left out. */
const lockLecturers = (id: number[], transaction: Transaction): Promise<Lecturer[]> =>
  Lecturer.findAll({
    where: { id },
    order: ['id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });

/** A member who was dismissed has invited nobody, and neither has a suspended centre. */
async function refuseWithoutInviter(
  { invited_by }: LecturerInvitation,
  { center_id }: Prod,
  transaction?: Transaction,
): Promise<void> {
  const center = await Center.findByPk(center_id, { transaction });
  if (!center || center.suspended_at !== null) throw staleLink();
  const of = { center_id, user_id: invited_by ?? 0 };
  if ((await activeMembersWith('prods.edit', of, transaction)).length === 0) throw staleLink();
}

/** The cabinet of a lecturer who has one is given to no holder of a letter at another address. */
async function refuseAnothers(invitation: LecturerInvitation, transaction?: Transaction): Promise<void> {
  const { lecturer_id } = invitation;
  const isTaken = (await UserMembership.count({ where: { lecturer_id }, transaction })) > 0;
  if (isTaken && !(await ownersLecturers(invitation, transaction)).includes(lecturer_id)) throw staleLink();
}

async function ownersLecturers({ email }: LecturerInvitation, transaction?: Transaction): Promise<number[]> {
  const user = await User.findOne({ where: { email }, transaction });
  return user ? lecturersOf(user, transaction) : [];
}
