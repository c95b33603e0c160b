import { type User, UserRole } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { Transaction } from 'sequelize';
import { requireReauthentication } from '../sessions/requireReauthentication.ts';
import { endSessionsOf, type SignedInUser } from '../sessions/userSessions.ts';
import { askForAdminRole, notifyAdmins } from './users.adminRole.ts';
import { refuseToLoseLastAdmin } from './users.lastAdmin.ts';

type RoleChange = (
  user: User,
  role: StaffRole,
  actor: SignedInUser,
  transaction: Transaction,
) => Promise<void>;

/** The role of an administrator is only asked for, where another administrator can confirm it. */
export const giveRole: RoleChange = async (user, role, actor, transaction) => {
  requireReauthentication(actor);
  if (role === 'ADMIN' && (await askForAdminRole(user, actor.id, transaction))) return;
  const [, isNew] = await UserRole.findOrCreate({ where: { user_id: user.id, role }, transaction });
  if (!isNew) return;
  await endSessionsOf(user.id, 'ROLE', transaction);
  await notifyAdmins(user, role, 'given', transaction);
};

export const takeRole: RoleChange = async (user, role, actor, transaction) => {
  requireReauthentication(actor);
  if (role === 'ADMIN') await refuseToLoseLastAdmin(user.id, transaction);
  if ((await UserRole.destroy({ where: { user_id: user.id, role }, transaction })) === 0) return;
  await endSessionsOf(user.id, 'ROLE', transaction);
  await notifyAdmins(user, role, 'taken', transaction);
};
