import type { IssuedCenterInvitation, StaffCenterInvitation } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

/** Links by which centres register and are the manager's who gave them. */
export interface CenterInvitationCalls {
  centerInvitations(): Promise<StaffCenterInvitation[]>;
  inviteCenter(name: string): Promise<IssuedCenterInvitation>;
  withdrawCenterInvitation(id: number): Promise<void>;
}

export function centerInvitationCalls(apiUrl: string, transport: Transport): CenterInvitationCalls {
  const at = `${apiUrl}/center_invitations`;
  const post = async (url: string, body: object) =>
    (await transport.json(url, { method: 'POST', body: JSON.stringify(body) })).json;
  return {
    centerInvitations: async () => (await transport.json(at)).json,
    inviteCenter: (name) => post(at, { name }),
    withdrawCenterInvitation: async (id) => void (await post(`${at}/${id}/withdraw`, {})),
  };
}
