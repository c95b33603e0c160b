import type { Center } from '@odonta/db/models';
import { buildDelivery, buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';

/** An address of the public internet that needs no name server. */
const fields = (path: string) => ({ url: `https://8.8.8.8/${path}`, events: ['order.paid'] });

const own = ({ id }: Center) => buildWebhook({ owner_id: id });
const disabled = ({ id }: Center) =>
  buildWebhook({ owner_id: id, status: 'DISABLED', disabled_because: 'OWNER' });
const delivered: CenterWay = {
  ...{ right: 'webhooks.edit', body: {} },
  build: async (center) => {
    const { id, webhook_id } = await buildDelivery({ webhook_id: (await own(center)).id, next_at: null });
    return [webhook_id, id];
  },
};

/** Calls about webhooks. */
export const webhookWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/webhooks': inCenter('webhooks.create', fields('new')),
  'put /partner/webhooks/:id': of('webhooks.edit', own, fields('changed')),
  'delete /partner/webhooks/:id': of('webhooks.delete', own),
  'post /partner/webhooks/:id/rotate_secret': of('webhooks.edit', own),
  'post /partner/webhooks/:id/pause': of('webhooks.edit', own),
  'post /partner/webhooks/:id/resume': of('webhooks.edit', disabled),
  'post /partner/webhooks/:id/test': of('webhooks.edit', disabled),
  'get /partner/webhooks/:id/deliveries': of('webhooks.show', own),
  'post /partner/webhooks/:id/deliveries/:delivery/replay': delivered,
};
