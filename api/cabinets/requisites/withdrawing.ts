import { Approval, type Center, User } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';

/** Only the centre's own request; one of staff is theirs to withdraw. */
export const mayWithdraw = (
  { status }: Pick<Approval, 'status'>,
  asker: Pick<User, 'is_partner'> | undefined | null,
): boolean => status === 'CREATED' && asker?.is_partner === true;

/**
 * Withdraws the waiting request of a locked centre. All members with the right to ask may withdraw, not the requester
 * alone: an owner may know nothing of the request.
 */
export async function withdrawRequest(
  { id }: Center,
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  const where = {
    ...{ kind: 'REQUISITES' as const, resource: 'center_requisites' },
    ...{ record_id: id, status: 'CREATED' as const },
  };
  const approval = await Approval.findOne({ where, lock: transaction.LOCK.UPDATE, transaction });
  if (!approval) throw conflict('Запроса, который ждёт решения, больше нет');
  const asker = await User.findByPk(approval.asked_by, { paranoid: false, transaction });
  if (!mayWithdraw(approval, asker)) throw conflict('Об этом просил сотрудник «Одонты»: напишите менеджеру');
  await transitionApproval(approval, 'withdraw', signed, transaction, { action: 'withdraw_change' });
}
