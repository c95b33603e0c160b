import type { Colleague, Notices, StaffNote, StaffNotes } from '@odonta/api/contract';
import type { Identifier, RaRecord } from 'ra-core';
import type { Transport } from './transport.ts';

export interface NoteDraft {
  text: string;
  mentions: number[];
}

/** Notes on records, and the bell. */
export interface NoteCalls {
  notes(resource: string, id: Identifier, before?: number): Promise<StaffNotes>;
  writeNote(resource: string, id: Identifier, note: NoteDraft): Promise<StaffNote>;
  changeNote(note: Pick<StaffNote, 'id' | 'version'>, draft: NoteDraft): Promise<StaffNote>;
  removeNote(id: number): Promise<StaffNote>;
  restoreNote(id: number): Promise<StaffNote>;
  /** Colleagues who see the record and can be mentioned. */
  colleagues(resource: string, id: Identifier, typed: string): Promise<Colleague[]>;
  notices(after?: number): Promise<Notices>;
  readNotices(which: { ids: number[] } | { up_to: number }): Promise<Notices>;
  /** Puts the value back that the field had before this entry of the record's history. */
  returnValue(
    resource: string,
    record: RaRecord,
    change: { entry: number; field: string },
  ): Promise<RaRecord>;
}

export function noteCalls(apiUrl: string, transport: Transport): NoteCalls {
  const ask = async <T>(path: string, method = 'GET', body?: unknown, headers?: Record<string, string>) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await transport.json(`${apiUrl}/${path}`, { method, ...sent, headers })).json as T;
  };
  const ifMatch = (version: unknown) => ({ 'If-Match': `"${version}"` });
  return {
    notes: (resource, id, before) => ask(`${resource}/${id}/notes${before ? `?before=${before}` : ''}`),
    writeNote: (resource, id, note) => ask(`${resource}/${id}/notes`, 'POST', note),
    changeNote: ({ id, version }, draft) => ask(`notes/${id}`, 'PUT', draft, ifMatch(version)),
    removeNote: (id) => ask(`notes/${id}`, 'DELETE'),
    restoreNote: (id) => ask(`notes/${id}/undelete`, 'POST', {}),
    colleagues: (resource, id, typed) => ask(`${resource}/${id}/colleagues?q=${encodeURIComponent(typed)}`),
    notices: (after) => ask(`notices${after ? `?after=${after}` : ''}`),
    readNotices: (which) => ask('notices/read', 'POST', which),
    returnValue: (resource, { id, version }, change) =>
      ask(`${resource}/${id}/revert`, 'POST', change, version === undefined ? {} : ifMatch(version)),
  };
}
