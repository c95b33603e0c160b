import type { Transport } from './transport.ts';

export interface FormFileCalls {
  /** Keeps a document until the form that names it is sent, and answers its key. */
  uploadEvidence(resource: string, file: File): Promise<string>;
}

export function formFileCalls(apiUrl: string, transport: Transport): FormFileCalls {
  return {
    uploadEvidence: async (resource, file) => {
      const body = new FormData();
      body.append('file', file);
      const { json } = await transport.json(`${apiUrl}/${resource}/evidence`, { method: 'POST', body });
      return (json as { file_id: string }).file_id;
    },
  };
}
