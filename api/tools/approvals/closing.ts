import { Approval } from '@odonta/db/models';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import { Op, type Transaction } from 'sequelize';
import { moveApproval } from '../../identity/approvals/moveApproval.ts';
import { tellAsker } from '../../identity/approvals/telling.ts';
import { staffDoor } from '../../identity/sessions/doors.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { systemHand } from '../../orders/systemHand.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { works } from '../../platform/journals/works.ts';

/** Whoever asked may think better of it while nobody has decided; to all others it is not his to take back. */
export function withdraw(id: number, actor: SignedInUser, origin: Origin): Promise<void> {
  return works.deed(async (transaction) => {
    const approval = await Approval.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (approval?.asked_by !== actor.id) throw notFound();
    if (approval.status !== 'CREATED') throw conflict('Решение уже принято');
    const hand = { by: staffDoor.signature(actor), origin };
    await moveApproval(approval, 'withdraw', hand, transaction, { action: 'withdraw_change' });
  });
}

/** Closes what nobody has decided about in time; several nodes may do so at once. */
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
  await moveApproval(approval, 'expire', { ...systemHand, reason }, transaction, { action: 'expire_change' });
  await tellAsker(approval, 'Срок вышел, решения нет', transaction);
}
