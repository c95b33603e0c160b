import type { LegalMember } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

/** Actions on a member are in the audit log of the company. */
export function journal(
  action: string,
  { id, legal_user_id }: LegalMember,
  changes: Changes,
  { actor, origin }: { actor: SignedInLegal; origin: Origin },
  transaction: Transaction,
): Promise<unknown> {
  const record = { action, resource: 'legal_users', record_id: legal_user_id };
  const by = legalAudience.auditActor(actor);
  return unitOfWork.audit(
    { ...record, by, origin, changes: { member_id: [null, id], ...changes } },
    transaction,
  );
}
