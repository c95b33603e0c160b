import type { DisputeState } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { literal, Op } from 'sequelize';

const outcomes: Readonly<Record<DisputeState, string>> = {
  OPEN: 'outcome is null',
  ACCEPTED: `outcome = 'ACCEPTED'`,
  DECLINED: `outcome = 'DECLINED'`,
};

/** Reviews whose dispute is open, or ended so. */
export const withDispute = (state: DisputeState) => ({
  id: { [Op.in]: literal(`(select review_id from review_disputes where ${outcomes[state]})`) },
});
