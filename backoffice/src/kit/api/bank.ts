import type { BankCandidate, BankImport } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export interface BankCalls {
  uploadStatement(file: File): Promise<BankImport>;
  /** Invoices that a payment may be for, the likeliest first. */
  bankCandidates(id: number): Promise<BankCandidate[]>;
}

export function bankCalls(apiUrl: string, transport: Transport): BankCalls {
  return {
    uploadStatement: async (file) => {
      const body = new FormData();
      body.append('file', file);
      return (await transport.json(`${apiUrl}/bank_imports/upload`, { method: 'POST', body }))
        .json as BankImport;
    },
    bankCandidates: async (id) =>
      (await transport.json(`${apiUrl}/bank_imports/${id}/candidates`)).json as BankCandidate[],
  };
}
