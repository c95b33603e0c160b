import type { Approval } from '@odonta/db/models';
import { approvalLifecycle } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Transaction } from 'sequelize';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

interface Audited {
  action: string;
  changes?: Changes;
}

/** Closes a locked approval. Its audit entry belongs to the record that the approval is about. */
export function transitionApproval(
  approval: Approval,
  name: keyof typeof approvalLifecycle.transitions,
  actor: Signed,
  transaction: Transaction,
  audited: Audited | null,
): Promise<void> {
  const { resource, record_id } = approval;
  const { by, reason = null } = actor;
  const decided_by = name === 'confirm' || name === 'reject' ? by.id : null;
  return apply(approval, name, actor, transaction, {
    run: () => approval.set({ decided_by, decided_at: new Date(), reason }),
    audit: audited && { changes: {}, ...audited, resource, record_id },
  });
}

const apply = transitionsOf<Approval, keyof typeof approvalLifecycle.transitions>(
  'approvals',
  approvalLifecycle,
);
