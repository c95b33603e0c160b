import type { Preferences } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

/** What the API offers over all lists alike. */
export interface StaffTools {
  preferences(): Promise<Preferences>;
  savePreferences(preferences: Preferences): Promise<Preferences>;
}

export function staffTools(apiUrl: string, transport: Transport): StaffTools {
  const ask = async <T>(path: string, method = 'GET', body?: unknown, options: RequestInit = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await transport.json(`${apiUrl}${path}`, { method, ...sent, ...options })).json as T;
  };
  return {
    preferences: () => ask('/me/preferences'),
    // A page that is being closed still gets its last words out.
    savePreferences: (preferences) => ask('/me/preferences', 'PUT', preferences, { keepalive: true }),
  };
}
