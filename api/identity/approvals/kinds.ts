import type { Approval } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Transaction } from 'sequelize';

export type Decision = 'CONFIRMED' | 'REJECTED';

/** One sort of change that wants four eyes: who decides, how it comes into force, and what the journal says of it. */
export interface ApprovalKind {
  confirmedBy: Right;
  rejectedBy: Right;
  /** Locks what stands before the approval in `lockingOrder`. */
  lock?(approval: Approval, transaction: Transaction): Promise<void>;
  /** Throws where what was asked about is no longer as it was. */
  apply(approval: Approval, transaction: Transaction): Promise<void>;
  action: Record<Decision, string>;
  journalled(approval: Approval): Record<string, [unknown, unknown]>;
}

/** Set before the kinds are loaded: a request notifies the approvers. */
export const confirmedBy: Record<ApprovalKindName, Right> = {
  REQUISITES: 'center_requisites.confirm_change',
  ADMIN_ROLE: 'users.add_role',
  SCALE: 'legal_scales.approve',
  BONUS: 'bonus_accounts.approve_over',
  MARKETING: 'marketing_balances.correct',
  ACCESS: 'users.add_role',
  COMMISSION: 'center_requisites.confirm_change',
};
