import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { page } from '../../platform/lists/paging.ts';
import { replayDelivery } from '../../platform/webhooks/owning.ts';
import { logOf, withoutBodies } from '../../platform/webhooks/presenter.ts';
import { transitionWebhook } from '../../platform/webhooks/transitionWebhook.ts';
import { base, mayReadBodies, seenWebhook, signedBy, webhookAction } from './ownWebhook.ts';

const readLog = endpoint({
  ...base,
  method: 'get',
  path: '/partner/webhooks/:id/deliveries',
  summary: 'The log of a webhook, newest first',
  query: page,
  handle: async ({ actor, params, query }) => {
    const webhook = await seenWebhook(actor, params.id);
    const log = await logOf(webhook.id, query.offset);
    return { message: (await mayReadBodies(webhook)) ? log : withoutBodies(log) };
  },
});

const replay = webhookAction({
  method: 'post',
  tail: '/deliveries/:delivery/replay',
  right: 'webhooks.edit',
  summary: 'Send a message of the log again, signed with the present secret',
  isSending: true,
  run: async ({ call, webhook, transaction }) => {
    await transitionWebhook(webhook, 'replay', signedBy(call), transaction);
    return { id: Number((await replayDelivery(webhook, call.params.delivery, transaction)).id) };
  },
});

export const webhookLogEndpoints: AnyEndpoint[] = [readLog, replay];
