import type { ClientTimeline, StaffClient } from '@odonta/api/contract';
import type { ClientEventKind } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import type { Transport } from './transport.ts';

export interface ClientCalls {
  /** A person, a company or a phone, and how many rows each list has of it. */
  client(key: string): Promise<StaffClient>;
  /** The latest events of a client or a record by its path, such as `orders/12`, of one kind or of all. */
  timeline(of: string, kind: ClientEventKind | null): Promise<ClientTimeline>;
}

export const clientCalls = (apiUrl: string, transport: Transport): ClientCalls => ({
  client: async (key) =>
    (await transport.json(`${apiUrl}/clients/${encodeURIComponent(key)}`)).json as StaffClient,
  timeline: async (of, kind) =>
    (await transport.json(`${apiUrl}/${of}/timeline${kind ? `?kind=${kind}` : ''}`)).json as ClientTimeline,
});
