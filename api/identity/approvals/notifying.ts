import { type Approval, User, UserRole } from '@odonta/db/models';
import { approvalKinds } from '@odonta/db/vocabulary/identity/approvals.ts';
import { grantsOf, type Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { Transaction } from 'sequelize';
import { notify } from '../../platform/notices/notify.ts';

const path = '/approvals';

/** Notifies all approvers except the requester, who may not decide. */
export async function notifyDeciders(
  approval: Approval,
  right: Right,
  transaction: Transaction,
): Promise<void> {
  const holders = (await holdersOf(right, transaction)).filter((id) => id !== approval.asked_by);
  const text = `Нужна вторая подпись: ${aboutOf(approval)}`;
  await notify({ to: holders, kind: 'approval_asked', text, path }, transaction);
}

/** Notifies the requester of the decision. */
export async function notifyAsker(
  approval: Approval,
  outcome: string,
  transaction: Transaction,
): Promise<void> {
  const text = `${outcome}: ${aboutOf(approval)}`;
  await notify({ to: [approval.asked_by], kind: 'approval_closed', text, path }, transaction);
}

const aboutOf = ({ kind, resource, record_id }: Approval) =>
  resource === 'platform_requisites' ? 'реквизиты площадки' : `${approvalKinds[kind].about} № ${record_id}`;

async function holdersOf(right: Right, transaction: Transaction): Promise<number[]> {
  const role = staffRoleNames.filter((name) => grantsOf([name]).scope(right) === 'all');
  const include = [{ model: UserRole, as: 'roles', where: { role } }];
  const where = { status: 'ACTIVE' as const, is_partner: false };
  return (await User.findAll({ where, include, transaction })).map(({ id }) => id);
}
