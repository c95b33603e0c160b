import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { sample } from '../../testing/sample.ts';

export const webhooksSample = sample('webhooks', {
  build: () => buildWebhook(),
  at: { DISABLED: `disabled_because = 'OWNER'` },
  bodies: { replay: { delivery_id: 1 } },
});
