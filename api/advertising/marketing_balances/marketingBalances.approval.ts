import { User } from '@odonta/db/models';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { type ApprovalKind, confirmedBy } from '../../identity/approvals/kinds.ts';
import { enter } from '../../money/marketing_balance/ledger.ts';

/** A correction of a balance above the limit, which a second person has looked at. */
export const marketingCorrection: ApprovalKind = {
  confirmedBy: confirmedBy.MARKETING,
  rejectedBy: confirmedBy.MARKETING,
  action: { CONFIRMED: 'approve_correction', REJECTED: 'reject_change' },

  async apply({ id, record_id, after, asked_by }, transaction) {
    const asker = await User.findByPk(asked_by, { transaction, paranoid: false });
    const by = { id: asked_by, name: asker?.name ?? null };
    const source = { type: 'approval', id } as const;
    const [sum, comment] = [kopecksOfExact(Number(after.sum)), String(after.comment)];
    await enter(record_id, { kind: 'CORRECTION', sum, comment, source, by }, transaction);
  },

  journalled: ({ after }) => ({ sum: [null, after.sum ?? null], comment: [null, after.comment ?? null] }),
};
