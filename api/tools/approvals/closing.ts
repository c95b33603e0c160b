import { Approval } from '@odonta/db/models';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import { literal, Op, type Transaction } from 'sequelize';
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

/** Closes requests that were not decided in time, or whose banner is over; several nodes may do so at once. */
export function closeStaleApprovals(): Promise<number> {
  const isStale = { [Op.or]: [{ asked_at: { [Op.lt]: longAgo() } }, literal(ofEndedBanner)] };
  return nextRows(
    { name: 'close stale approvals', keyOf: ({ id }: Approval) => id, act: expire },
    (rested, transaction) =>
      Approval.findOne({
        where: { status: 'CREATED', ...isStale, id: { [Op.notIn]: rested.map(Number) } },
        order: [['id', 'ASC']],
        lock: transaction.LOCK.UPDATE,
        skipLocked: true,
        transaction,
      }),
  );
}

const longAgo = () => new Date(Date.now() - approvalDays * 86_400_000);

/** Another creative of a banner that was cancelled, or whose weeks are over. */
const ofEndedBanner = `("Approval".kind = 'BANNER' and not exists (
  select from banners b where b.id = "Approval".record_id and b.status = 'CONFIRMED' and b.date_end > now() and b.deleted_at is null))`;

async function expire(approval: Approval, transaction: Transaction): Promise<void> {
  const isOld = approval.asked_at < longAgo();
  const reason = isOld ? `За ${approvalDays} дней никто не принял решения` : 'Показ баннера окончен';
  await transitionApproval(approval, 'expire', { ...systemActor, reason }, transaction, {
    action: 'expire_change',
  });
  await notifyOfOutcome(approval, 'Срок вышел, решения нет', transaction);
}
