import type { StaffApproval } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export type Decision = 'confirm' | 'reject' | 'withdraw';

/** Changes that want four eyes. */
export interface ApprovalCalls {
  approvals(isClosed: boolean): Promise<StaffApproval[]>;
  decide(id: number, decision: Decision, reason?: string): Promise<void>;
  askForRequisites(centerId: number, changes: object): Promise<void>;
  askForTerms(companyId: number, terms: object): Promise<void>;
}

export function approvalCalls(apiUrl: string, transport: Transport): ApprovalCalls {
  const post = async (path: string, body: object) => {
    await transport.json(`${apiUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    approvals: async (isClosed) => (await transport.json(`${apiUrl}/approvals?closed=${isClosed}`)).json,
    decide: (id, decision, reason) => post(`/approvals/${id}/${decision}`, reason ? { reason } : {}),
    askForRequisites: (centerId, changes) => post(`/center_requisites/${centerId}/changes`, changes),
    askForTerms: (companyId, terms) => post(`/legal_users/${companyId}/terms`, terms),
  };
}
