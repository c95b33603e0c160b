import { Approval } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import { marketingCorrection } from '../../advertising/marketing_balances/marketingBalances.approval.ts';
import { commissionChange } from '../../catalog/centers/centers.commission.ts';
import type { ApprovalKind, Decision } from '../../identity/approvals/kinds.ts';
import { moveApproval } from '../../identity/approvals/moveApproval.ts';
import { tellAsker } from '../../identity/approvals/telling.ts';
import { staffDoor } from '../../identity/sessions/doors.ts';
import { requireFreshProof } from '../../identity/sessions/requireFreshProof.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { accessChange } from '../../identity/users/users.access.ts';
import { adminRole } from '../../identity/users/users.adminRole.ts';
import { bonusCorrection } from '../../loyalty/bonus_accounts/bonusAccounts.approval.ts';
import { scaleChange } from '../../loyalty/legal_scales/scaleChange.ts';
import { requisitesChange } from '../../money/center_requisites/requisitesChange.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';

const kinds: Record<ApprovalKindName, ApprovalKind> = {
  REQUISITES: requisitesChange,
  ADMIN_ROLE: adminRole,
  BONUS: bonusCorrection,
  SCALE: scaleChange,
  MARKETING: marketingCorrection,
  ACCESS: accessChange,
  COMMISSION: commissionChange,
};

/** The kinds that somebody may decide about. */
export function decidedBy(actor: SignedInUser): ApprovalKindName[] {
  const names = Object.keys(kinds) as ApprovalKindName[];
  return names.filter((name) => staffDoor.admits(actor, kinds[name].confirmedBy) === 'all');
}

interface Deciding {
  id: number;
  decision: Decision;
  reason: string | null;
  actor: SignedInUser;
  origin: Origin;
}

export function decide({ id, decision, reason, actor, origin }: Deciding): Promise<void> {
  return works.deed(async (transaction) => {
    const asked = await Approval.findByPk(id, { transaction });
    if (asked) await kinds[asked.kind].hold?.(asked, transaction);
    // Locked, so that of two who decide at the same moment the second finds it decided.
    const approval = await Approval.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!approval) throw notFound();
    const kind = kinds[approval.kind];
    const right = decision === 'CONFIRMED' ? kind.confirmedBy : kind.rejectedBy;
    if (staffDoor.admits(actor, right) !== 'all') throw notFound();
    if (approval.status !== 'CREATED') throw conflict('Решение уже принято');
    if (approval.asked_by === actor.id) throw conflict('Об этом просили вы: решить должен другой сотрудник');
    requireFreshProof(actor);
    if (decision === 'CONFIRMED') await kind.apply(approval, transaction);
    const isConfirmed = decision === 'CONFIRMED';
    const hand = { by: staffDoor.signature(actor), origin, reason };
    const changes = isConfirmed ? kind.journalled(approval) : {};
    const audited = { action: kind.action[decision], changes };
    await moveApproval(approval, isConfirmed ? 'confirm' : 'reject', hand, transaction, audited);
    await tellAsker(approval, isConfirmed ? 'Подтверждено' : 'Отклонено', transaction);
  });
}
