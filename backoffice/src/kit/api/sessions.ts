import type { SessionEntry } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

/** The owner of the sessions: the signed-in user, or another one. */
export type SessionsOf = 'me' | `users/${number}`;

export interface SessionCalls {
  sessions(of: SessionsOf): Promise<{ data: SessionEntry[] }>;
  /** One of them, or all that may be ended: one's own but this one, another's without exception. */
  endSessions(of: SessionsOf, id?: string): Promise<{ data: object }>;
  changePassword(body: { current: string; password: string }): Promise<{ data: { ended: number } }>;
}

export function sessionCalls(apiUrl: string, transport: Transport): SessionCalls {
  return {
    sessions: async (of) => ({ data: (await transport.json(`${apiUrl}/${of}/sessions`)).json }),
    endSessions: async (of, id) => {
      const url = [apiUrl, of, 'sessions', ...(id ? [id] : [])].join('/');
      return { data: (await transport.json(url, { method: 'DELETE' })).json };
    },
    changePassword: async (body) => {
      const options = { method: 'POST', body: JSON.stringify(body) };
      return { data: (await transport.json(`${apiUrl}/me/password`, options)).json };
    },
  };
}
