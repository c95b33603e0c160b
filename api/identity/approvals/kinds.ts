import type { Approval } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Transaction } from 'sequelize';

export type Decision = 'CONFIRMED' | 'REJECTED';

/** One kind of change that needs a second person: who decides, how it is applied, and how it is audited. */
export interface ApprovalKind {
  confirmedBy: Right;
  rejectedBy: Right;
  /** Locks the tables that precede approvals in `lockingOrder`. */
  lock?(approval: Approval, transaction: Transaction): Promise<void>;
  /** Throws where the record has changed since the request. */
  apply(approval: Approval, transaction: Transaction): Promise<void>;
  action: Record<Decision, string>;
  journalled(approval: Approval): Record<string, [unknown, unknown]>;
  /** A text that is read, not money or a right: the moderator need not prove again who he is. */
  isModeration?: true;
  /** In place of the bell, for those who have none. */
  notify?(approval: Approval, outcome: string, transaction: Transaction): Promise<void>;
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
  LECTURER: 'lecturers.publish',
  BANNER: 'banner_campaigns.approve',
};

/** Both values of each field that was asked about, as the journal keeps them. */
export const journalOfFields = (
  { before, after }: Pick<Approval, 'before' | 'after'>,
  kept: (value: unknown) => unknown = (value) => value ?? null,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(Object.keys(after).map((field) => [field, [kept(before[field]), kept(after[field])]]));
