import type { Transport } from './transport.ts';

export interface MarketingCalls {
  /** Keeps a paper that proves a penalty, and answers its key. */
  uploadEvidence(file: File): Promise<string>;
}

export function marketingCalls(apiUrl: string, transport: Transport): MarketingCalls {
  return {
    uploadEvidence: async (file) => {
      const body = new FormData();
      body.append('file', file);
      const { json } = await transport.json(`${apiUrl}/marketing_balances/evidence`, {
        method: 'POST',
        body,
      });
      return (json as { file_id: string }).file_id;
    },
  };
}
