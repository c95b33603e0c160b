import type { WebhookLog } from '@odonta/api/contract';
import type { Identifier } from 'ra-core';
import type { Transport } from './transport.ts';

/** The logs of webhooks. */
export interface WebhookCalls {
  webhookLog(id: Identifier, offset: number): Promise<WebhookLog>;
}

export const webhookCalls = (apiUrl: string, transport: Transport): WebhookCalls => ({
  webhookLog: async (id, offset) =>
    (await transport.json(`${apiUrl}/webhooks/${encodeURIComponent(id)}/deliveries?offset=${offset}`)).json,
});
