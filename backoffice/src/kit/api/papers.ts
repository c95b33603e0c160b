import type { RelatedPaper } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface PaperCalls {
  /** Orders, invoices, payments, acts, refunds and payouts about the same money as this record. */
  papers(resource: string, id: number | string): Promise<RelatedPaper[]>;
}

export const paperCalls = (apiUrl: string, transport: Transport): PaperCalls => ({
  papers: async (resource, id) =>
    (await transport.json(`${apiUrl}/papers/${resource}/${encodeURIComponent(id)}`)).json as RelatedPaper[],
});
