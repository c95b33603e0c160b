import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';

/** Its payload names a webhook: all messages to it that are due are sent one after another. */
export const sendWebhooksJob = 'send_webhooks' satisfies QueueName;
