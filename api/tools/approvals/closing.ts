import { Approval } from '@odonta/db/models';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import { Op, type Transaction } from 'sequelize';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { systemActor } from '../../orders/systemActor.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { notifyOfOutcome } from './approvals.ts';

/** The requester may withdraw an open request; others may not. */
export function withdraw(id: number, actor: SignedInUser, origin: Origin): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const approval = await Approval.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (approval?.asked_by !== actor.id) throw notFound();
    if (approval.status !== 'CREATED') throw conflict('Решение уже принято');
    const acting = { by: staffAudience.auditActor(actor), origin };
    await transitionApproval(approval, 'withdraw', acting, transaction, { action: 'withdraw_change' });
  });
}

/** Closes requests that were not decided in time; several nodes may do so at once. */
export function closeStaleApprovals(): Promise<number> {
  const asked_at = { [Op.lt]: new Date(Date.now() - approvalDays * 86_400_000) };
  return nextRows(
    { name: 'close stale approvals', keyOf: ({ id }: Approval) => id, act: expire },
    (rested, transaction) =>
      Approval.findOne({
        where: { status: 'CREATED', asked_at, id: { [Op.notIn]: rested.map(Number) } },
        order: [['id', 'ASC']],
        lock: transaction.LOCK.UPDATE,
        skipLocked: true,
        transaction,
      }),
  );
}

async function expire(approval: Approval, transaction: Transaction): Promise<void> {
  const reason = `За ${approvalDays} дней никто не принял решения`;
  await transitionApproval(approval, 'expire', { ...systemActor, reason }, transaction, {
    action: 'expire_change',
  });
  await notifyOfOutcome(approval, 'Срок вышел, решения нет', transaction);
}
