import type { LeadFigures, RevealedLead } from '@odonta/api/contract';
import type { Identifier } from 'ra-core';
import type { Transport } from './transport.ts';

export interface LeadCalls {
  /** Written to the audit log. */
  revealLead(id: Identifier): Promise<RevealedLead>;
  withdrawLead(id: Identifier, reason: string): Promise<void>;
  /** Of a bonus. */
  leadFigures(id: Identifier): Promise<LeadFigures>;
}

export const leadCalls = (apiUrl: string, transport: Transport): LeadCalls => ({
  revealLead: async (id) =>
    (
      await transport.json(`${apiUrl}/related_leads/${encodeURIComponent(id)}/reveal`, {
        ...{ method: 'POST', body: '{}' },
      })
    ).json,
  withdrawLead: async (id, reason) =>
    void (await transport.json(`${apiUrl}/related_leads/${encodeURIComponent(id)}/withdraw`, {
      ...{ method: 'POST', body: JSON.stringify({ reason }) },
    })),
  leadFigures: async (id) =>
    (await transport.json(`${apiUrl}/related_promotions/${encodeURIComponent(id)}/lead_figures`)).json,
});
