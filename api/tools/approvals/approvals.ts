import { Approval } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Transaction } from 'sequelize';
import { creativeChange } from '../../advertising/banner_campaigns/creativeChange.ts';
import { marketingCorrection } from '../../advertising/marketing_balances/marketingBalances.approval.ts';
import { commissionChange } from '../../catalog/centers/centers.commission.ts';
import { profileChange } from '../../catalog/lecturers/lecturers.profileChange.ts';
import type { ApprovalKind, Decision } from '../../identity/approvals/kinds.ts';
import { notifyAsker } from '../../identity/approvals/notifying.ts';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { accessChange } from '../../identity/users/users.access.ts';
import { adminRole } from '../../identity/users/users.adminRole.ts';
import { bonusCorrection } from '../../loyalty/bonus_accounts/bonusAccounts.approval.ts';
import { scaleChange } from '../../loyalty/legal_scales/scaleChange.ts';
import { requisitesChange } from '../../money/center_requisites/requisitesChange.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

const kinds: Record<ApprovalKindName, ApprovalKind> = {
  REQUISITES: requisitesChange,
  ADMIN_ROLE: adminRole,
  BONUS: bonusCorrection,
  SCALE: scaleChange,
  MARKETING: marketingCorrection,
  ACCESS: accessChange,
  COMMISSION: commissionChange,
  LECTURER: profileChange,
  BANNER: creativeChange,
};

/** The kinds that a user may decide. */
export function decidedBy(actor: SignedInUser): ApprovalKindName[] {
  const names = Object.keys(kinds) as ApprovalKindName[];
  return names.filter((name) => staffAudience.allows(actor, kinds[name].confirmedBy) === 'all');
}

interface Deciding {
  id: number;
  decision: Decision;
  reason: string | null;
  actor: SignedInUser;
  origin: Origin;
}

export function decide({ id, decision, reason, actor, origin }: Deciding): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const asked = await Approval.findByPk(id, { transaction });
    if (asked) await kinds[asked.kind].lock?.(asked, transaction);
    // Locked, so that of two who decide at the same moment the second finds it decided.
    const approval = await Approval.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!approval) throw notFound();
    const kind = kinds[approval.kind];
    const right = decision === 'CONFIRMED' ? kind.confirmedBy : kind.rejectedBy;
    if (staffAudience.allows(actor, right) !== 'all') throw notFound();
    if (approval.status !== 'CREATED') throw conflict('Решение уже принято');
    if (approval.asked_by === actor.id) throw conflict('Об этом просили вы: решить должен другой сотрудник');
    if (!kind.isModeration) requireReauthentication(actor);
    if (decision === 'CONFIRMED') await kind.apply(approval, transaction);
    const isConfirmed = decision === 'CONFIRMED';
    const acting = { by: staffAudience.auditActor(actor), origin, reason };
    const changes = isConfirmed ? kind.journalled(approval) : {};
    const audited = { action: kind.action[decision], changes };
    await transitionApproval(approval, isConfirmed ? 'confirm' : 'reject', acting, transaction, audited);
    await notifyOfOutcome(approval, isConfirmed ? 'Подтверждено' : 'Отклонено', transaction);
  });
}

/** Where the requester learns of it depends on the kind: a letter, or the bell of staff. */
export const notifyOfOutcome = (
  approval: Approval,
  outcome: string,
  transaction: Transaction,
): Promise<void> => (kinds[approval.kind].notify ?? notifyAsker)(approval, outcome, transaction);
