import { User, UserRole } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { askApproval } from '../approvals/askApproval.ts';
import { type ApprovalKind, confirmedBy } from '../approvals/kinds.ts';
import { endSessionsOf } from '../sessions/userSessions.ts';
import { holdersOf } from './users.lastAdmin.ts';
import { roleChanged } from './users.letters.ts';

/** Granting the role of administrator takes two people. */
export const adminRole: ApprovalKind = {
  confirmedBy: confirmedBy.ADMIN_ROLE,
  rejectedBy: 'users.add_role',
  action: { CONFIRMED: 'add_role', REJECTED: 'reject_role' },

  async apply({ record_id }, transaction) {
    const user = await User.findOne({ where: { id: record_id, is_partner: false }, transaction });
    if (!user || user.status === 'BLOCKED') throw conflict('Сотрудник с тех пор заблокирован или удалён');
    const where = { user_id: user.id, role: 'ADMIN' as const };
    const [, isNew] = await UserRole.findOrCreate({ where, transaction });
    if (!isNew) return;
    await endSessionsOf(user.id, 'ROLE', transaction);
    await notifyAdmins(user, 'ADMIN', 'given', transaction);
  },

  journalled: ({ before, after }) => ({ roles: [before.roles, after.roles] }),
};

/**
 * Asks another administrator, and answers whether there is one to be asked: the only one of a house appoints the second
 * himself, or there would never be two.
 */
export async function askForAdminRole(
  user: User,
  actorId: number,
  transaction: Transaction,
): Promise<boolean> {
  const another = { [Op.and]: [holdersOf('ADMIN'), { id: { [Op.notIn]: [actorId, user.id] } }] };
  const where = { status: 'ACTIVE' as const, is_partner: false, ...another };
  if ((await User.count({ where, transaction })) === 0) return false;
  const locked = (await UserRole.findAll({ where: { user_id: user.id }, transaction })).map(
    ({ role }) => role,
  );
  if (locked.includes('ADMIN')) return true;
  const asked = {
    resource: 'users',
    record_id: user.id,
    title: user.name,
    before: { roles: locked.join(', ') },
    after: { roles: [...locked, 'ADMIN'].join(', ') },
    asked_by: actorId,
  };
  await askApproval('ADMIN_ROLE', asked, transaction);
  return true;
}

/** To every administrator at work: a role that was given by a stolen session shall not stay unseen. */
export async function notifyAdmins(
  user: User,
  role: UserRole['role'],
  what: 'given' | 'taken',
  transaction: Transaction,
): Promise<void> {
  const where = { status: 'ACTIVE' as const, is_partner: false, ...holdersOf('ADMIN') };
  for (const admin of await User.findAll({ where, order: ['id'], transaction }))
    await writeLetter(roleChanged(admin, user, role, what), transaction);
}
