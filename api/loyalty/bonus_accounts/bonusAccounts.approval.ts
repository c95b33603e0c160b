import { BonusAccount, User } from '@odonta/db/models';
import { type ApprovalKind, confirmedBy } from '../../identity/approvals/kinds.ts';
import { notFound } from '../../platform/http/errors.ts';
import { writeCorrection } from './correcting.ts';

/** A correction of bonuses above the limit, which a second person has looked at. */
export const bonusCorrection: ApprovalKind = {
  confirmedBy: confirmedBy.BONUS,
  rejectedBy: confirmedBy.BONUS,
  action: { CONFIRMED: 'approve_over', REJECTED: 'reject_change' },

  async apply({ id, record_id, after, asked_by }, transaction) {
    const account = await BonusAccount.findByPk(record_id, { transaction });
    if (!account) throw notFound('Счёта больше нет');
    const asker = await User.findByPk(asked_by, { transaction, paranoid: false });
    const signed = Number(after.count);
    const by = { id: asked_by, name: asker?.name ?? null };
    const correction = { isAdd: signed > 0, count: Math.abs(signed), comment: String(after.comment), by };
    await writeCorrection(account.key, { ...correction, approval_id: id }, transaction);
  },

  journalled: ({ after }) => ({ count: [null, after.count ?? null], comment: [null, after.comment ?? null] }),
};
