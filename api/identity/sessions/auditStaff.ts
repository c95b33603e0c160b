import type { Transaction } from 'sequelize';
import type { Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { AuditEntry } from '../../platform/kit/resource.ts';
import { staffAudience } from './audiences.ts';
import type { SignedInUser } from './userSessions.ts';

/** A call of a member of staff, as far as the audit log needs it. */
export interface StaffCall {
  actor: SignedInUser;
  origin: Origin;
}

type Action = Pick<AuditEntry, 'action' | 'resource' | 'record_id'> &
  Partial<Pick<AuditEntry, 'changes' | 'reason'>>;

/** Audits an action of a member of staff in this transaction. */
export const auditStaff = (
  { actor, origin }: StaffCall,
  { changes = {}, ...action }: Action,
  transaction: Transaction,
): Promise<void> =>
  unitOfWork.audit({ by: staffAudience.auditActor(actor), origin, changes, ...action }, transaction);

/** The same of an action that changes nothing, such as a reveal of contacts. */
export const auditReading = (call: StaffCall, action: Action): Promise<void> =>
  unitOfWork.transaction((transaction) => auditStaff(call, action, transaction));
