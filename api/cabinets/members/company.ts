import type { CompanyMember } from '@odonta/api/contract';
import { LegalMember, LegalUser } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { Op, type Transaction } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { spentThisMonth } from '../../orders/monthLimit.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

const unknown = 'Такого участника нет';

/** The caller's company, locked: its members change one call at a time. */
export async function lockCompany(
  { legal_user_id }: SignedInLegal,
  transaction: Transaction,
): Promise<LegalUser> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  return LegalUser.findByPk(legal_user_id, { lock, transaction, rejectOnEmpty: true });
}

/**
 * A member and the company, both locked: the member first, as in orders on credit. In another order the two
 * would deadlock.
 */
export async function lockMember(
  actor: SignedInLegal,
  id: string | undefined,
  transaction: Transaction,
): Promise<LegalMember> {
  const { legal_user_id } = actor;
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const where = { id: numberIn(id), legal_user_id };
  const member = await LegalMember.findOne({ where, lock, transaction });
  await lockCompany(actor, transaction);
  if (!member) throw notFound(unknown);
  return member;
}

/** One of the company's own; a member of another is not there. */
export async function memberOf(
  { id: legal_user_id }: LegalUser,
  id: string | undefined,
  transaction: Transaction,
): Promise<LegalMember> {
  const member = await LegalMember.findOne({ where: { id: numberIn(id), legal_user_id }, transaction });
  if (!member) throw notFound(unknown);
  return member;
}

/** An owner must remain: an invited person does not count yet. */
export async function refuseWithoutOwner(
  { id, legal_user_id }: LegalMember,
  transaction: Transaction,
): Promise<void> {
  const others = { id: { [Op.ne]: id }, legal_user_id, role: 'OWNER', status: 'ACTIVE' };
  const where = { ...others, password_hash: { [Op.ne]: null } };
  if ((await LegalMember.count({ where, transaction })) === 0)
    throw conflict('В кабинете должен остаться хотя бы один владелец');
}

export async function membersOf({ id, legal_user_id }: SignedInLegal): Promise<CompanyMember[]> {
  const members = await LegalMember.findAll({ where: { legal_user_id }, order: [['id', 'ASC']] });
  return Promise.all(members.map((member) => presentMember(member, id)));
}

export async function presentMember(
  member: LegalMember,
  whoAsks: number,
  transaction?: Transaction,
): Promise<CompanyMember> {
  const { id, name, email, role, password_hash, month_limit } = member;
  return {
    id,
    name,
    email,
    role,
    is_invited: password_hash === null,
    month_limit: month_limit === null ? null : roublesOf(month_limit),
    month_spent: roublesOf(await spentThisMonth(id, transaction)),
    is_self: id === whoAsks,
  };
}
