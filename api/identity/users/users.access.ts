import { type Approval, User } from '@odonta/db/models';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { askApproval } from '../approvals/askApproval.ts';
import { type ApprovalKind, confirmedBy } from '../approvals/kinds.ts';
import { voidSecretsOf } from '../sessions/oneTimeSecrets.ts';
import { removeSecondFactor } from '../sessions/secondFactor/secondFactors.ts';
import { endSessionsOf } from '../sessions/userSessions.ts';
import { holdersOf } from './users.lastAdmin.ts';
import { accessChanged } from './users.letters.ts';

/** The credentials of a user, changed by another. */
export interface AccessChange {
  email?: string;
  password_hash?: string;
  resets_second_factor?: true;
}

/** Changing how a colleague signs in allows signing in as him, so a second administrator confirms it. */
export const accessChange: ApprovalKind = {
  confirmedBy: confirmedBy.ACCESS,
  rejectedBy: confirmedBy.ACCESS,
  action: { CONFIRMED: 'change_access', REJECTED: 'reject_change' },

  async apply({ record_id, withheld }, transaction) {
    const user = await User.findOne({
      where: { id: record_id, status: { [Op.ne]: 'BLOCKED' as const } },
      lock: transaction.LOCK.NO_KEY_UPDATE,
      transaction,
    });
    if (!user) throw conflict('Сотрудник с тех пор заблокирован или удалён');
    await changeAccess(user, withheld as AccessChange, transaction);
  },

  journalled: ({ before, after }) => journalOf({ before, after }),
};

/** The audit entry of a change: never a password, and no whole address. */
export const journalOfAccess = (user: User, change: AccessChange) => journalOf(shownOf(user, change));

const journalOf = ({ before, after }: Pick<Approval, 'before' | 'after'>) =>
  Object.fromEntries(
    Object.keys(after).map((field): [string, [unknown, unknown]] => [
      field,
      [masked(field, before[field]), masked(field, after[field])],
    ]),
  );

/** Applies the change where no second administrator exists, otherwise requests a confirmation; says which. */
export async function askForAccess(
  user: User,
  change: AccessChange,
  asked_by: number,
  transaction: Transaction,
): Promise<'made' | 'asked'> {
  if (change.email) await refuseTakenEmail(change.email, user.id, transaction);
  const another = { [Op.and]: [holdersOf('ADMIN'), { id: { [Op.notIn]: [asked_by, user.id] } }] };
  const where = { status: 'ACTIVE' as const, is_partner: false, ...another };
  if ((await User.count({ where, transaction })) === 0) return changeAccess(user, change, transaction);
  const { before, after } = shownOf(user, change);
  const about = { resource: 'users', record_id: user.id, title: user.name, before, after, asked_by };
  const approval = await askApproval('ACCESS', about, transaction);
  await approval.update({ withheld: { ...change } }, { transaction });
  return 'asked';
}

/** In force at once; both addresses are notified. */
export async function changeAccess(
  user: User,
  change: AccessChange,
  transaction: Transaction,
): Promise<'made'> {
  const { email = user.email, password_hash = user.password_hash, resets_second_factor } = change;
  if (change.email) await refuseTakenEmail(email, user.id, transaction);
  const addresses = new Set([user.email, email]);
  await user.update({ email, password_hash }, { transaction });
  if (resets_second_factor) await removeSecondFactor(user.id, transaction);
  await endSessionsOf(user.id, resets_second_factor ? 'REVOKED' : 'PASSWORD', transaction);
  await voidSecretsOf('user', user.id, transaction);
  for (const to of addresses) await writeLetter(accessChanged(user, to, Object.keys(change)), transaction);
  return 'made';
}

function shownOf(user: User, { email, password_hash, resets_second_factor }: AccessChange) {
  return {
    before: { ...(email && { email: user.email }), ...(password_hash && { password: 'прежний' }) },
    after: {
      ...(email && { email }),
      ...(password_hash && { password: 'новый' }),
      ...(resets_second_factor && { second_factor: 'сбросить' }),
    },
  };
}

const masked = (field: string, value: string | number | null = null) =>
  field === 'email' && value !== null ? maskEmail(String(value)) : value;

export async function refuseTakenEmail(
  email: string,
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  const taken = await User.findOne({ where: { email }, transaction });
  if (taken && taken.id !== ownId) throw invalid({ email: 'Эта почта уже занята' });
}
