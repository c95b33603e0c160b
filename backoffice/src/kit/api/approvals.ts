import type { StaffApproval } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

/** Changes that want four eyes. */
export interface ApprovalCalls {
  approvals(): Promise<StaffApproval[]>;
  decide(id: number, decision: 'confirm' | 'reject', reason?: string): Promise<void>;
  askForRequisites(centerId: number, changes: object): Promise<void>;
}

export function approvalCalls(apiUrl: string, transport: Transport): ApprovalCalls {
  const post = async (path: string, body: object) => {
    await transport.json(`${apiUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    approvals: async () => (await transport.json(`${apiUrl}/approvals`)).json,
    decide: (id, decision, reason) => post(`/approvals/${id}/${decision}`, reason ? { reason } : {}),
    askForRequisites: (centerId, changes) => post(`/center_requisites/${centerId}/changes`, changes),
  };
}
