import { takeTurn, User, UserRole } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { userLifecycle } from '@odonta/db/vocabulary/identity/user.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import { Op, type Transaction } from 'sequelize';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { StartupError } from '../../platform/settings/startupFailure.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { issueToken } from './oneTimeSecrets.ts';

/**
 * Creates the administrator who invites all others, and returns the link for his password. A second call
 * before its use makes a new link and voids the old one; afterwards administrators invite each other.
 */
export async function inviteFirstAdmin(typed: string): Promise<string> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email))
    throw new StartupError(`npm run admin -- <e-mail>: "${typed}" is not an e-mail address.`);
  return unitOfWork.transaction(async (transaction) => {
    await refuseSecond(transaction);
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const known = await User.findOne({ where: { email }, lock, transaction });
    const user =
      known ?? (await User.create({ email, name: 'Администратор', status: 'ACTIVE' }, { transaction }));
    const isOpen = user.status === 'ACTIVE';
    const name = user.status === 'BLOCKED' ? 'unblock' : 'approve';
    if (!isOpen)
      await transitionUser(user, name, { ...byHouse, reason: 'Первый администратор' }, transaction);
    await UserRole.findOrCreate({ where: { user_id: user.id, role: 'ADMIN' }, transaction });
    const what = { action: 'invite_first_admin', resource: 'users', record_id: user.id, changes: {} };
    await unitOfWork.audit({ ...byHouse, ...what }, transaction);
    const receiver = { audience: 'user', target: email, subject_id: user.id, ip: null } as const;
    return siteLink(`${paths.staffInvitation}#${await issueToken('INVITATION', receiver, transaction)}`);
  });
}

const byHouse = { by: systemAuditActor, origin: systemOrigin };
const transitionUser = transitionsOf<User, keyof typeof userLifecycle.transitions>('users', userLifecycle);

/** Two commands at once would make two of them. */
async function refuseSecond(transaction: Transaction): Promise<void> {
  await takeTurn('first_admin', transaction);
  const admin = await User.findOne({
    where: { status: 'ACTIVE', password_hash: { [Op.ne]: null } },
    include: [{ model: UserRole, as: 'roles', where: { role: 'ADMIN' } }],
    transaction,
  });
  if (admin)
    throw new StartupError(
      'There is an administrator already: invite others in the back-office, under «Сотрудники и роли».',
    );
}
