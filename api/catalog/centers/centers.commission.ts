import { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { askApproval, waitingAmong } from '../../identity/approvals/askApproval.ts';
import { type ApprovalKind, confirmedBy } from '../../identity/approvals/kinds.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';

/** The platform's commission on each sale of a centre: who makes or keeps the centre asks, and another person confirms. */
export const commissionChange: ApprovalKind = {
  confirmedBy: confirmedBy.COMMISSION,
  rejectedBy: confirmedBy.COMMISSION,
  action: { CONFIRMED: 'change_commission', REJECTED: 'reject_change' },

  async apply({ record_id, before, after }, transaction) {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const center = await Center.findByPk(record_id, { lock, transaction });
    if (!center || Number(center.sale) !== Number(before.sale))
      throw conflict('Комиссия центра с тех пор изменилась');
    await center.update({ sale: Number(after.sale) }, { transaction });
  },

  journalled: ({ before, after }) => ({ sale: [before.sale, after.sale] }),
};

/** An impersonating administrator is recorded as himself, or he could confirm his own change. */
export async function askForCommission(
  { id, name, sale }: Center,
  asked: number,
  actor: SignedInUser,
  transaction: Transaction,
): Promise<void> {
  if (Number(sale) === asked) return;
  const about = { resource: 'centers', record_id: id, title: name };
  const { id: asked_by } = actor.impersonator ?? actor;
  const change = { before: { sale: Number(sale) }, after: { sale: asked }, asked_by };
  await askApproval('COMMISSION', { ...about, ...change }, transaction);
}

export async function refuseWhileCommissionWaits({ id }: Center, transaction: Transaction): Promise<void> {
  if ((await waitingAmong('COMMISSION', 'centers', [id], transaction)).has(id))
    throw conflict('Комиссия центра ждёт второго сотрудника: сначала её подтвердят или отклонят');
}
