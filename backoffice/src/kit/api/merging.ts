import type { MergePreview } from '@odonta/api/contract';
import type { Identifier, RaRecord } from 'ra-core';
import type { Transport } from './transport.ts';

export interface MergeCalls {
  previewMerge(resource: string, id: Identifier, fromId: number): Promise<MergePreview>;
  /** Returns the kept record. */
  merge(resource: string, id: Identifier, fromId: number, reason?: string): Promise<RaRecord>;
}

export function mergeCalls(apiUrl: string, transport: Transport): MergeCalls {
  const ask = async <T>(resource: string, id: Identifier, from_id: number, tail = '', reason?: string) => {
    const body = JSON.stringify({ from_id, ...(reason && { reason }) });
    return (await transport.json(`${apiUrl}/${resource}/${id}/merge${tail}`, { method: 'POST', body }))
      .json as T;
  };
  return {
    previewMerge: (resource, id, fromId) => ask(resource, id, fromId, '/preview'),
    merge: (resource, id, fromId, reason) => ask(resource, id, fromId, '', reason),
  };
}
