import type { OwnWebhook, WebhookDeliveryView, WebhookLog } from '@odonta/api/contract';
import { type Webhook, WebhookDelivery } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { WebhookDeliveryState } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { perPage } from '../lists/paging.ts';

/** An address without its path, which may hold a token: for journals and tables. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** A webhook as its owner and staff see it: never its secret. */
export function presentWebhook(webhook: Webhook): OwnWebhook {
  const { id, url, events, status, disabled_because } = webhook;
  return {
    ...{ id, url, events, status, disabled_because: disabled_because ?? null },
    failing_since: secondsOf(webhook.failing_since ?? null),
    delivered_at: secondsOf(webhook.delivered_at ?? null),
    created_at: secondsOf(webhook.created_at),
  };
}

export async function logOf(webhook_id: number, offset: number): Promise<WebhookLog> {
  const page = { order: [['id', 'DESC'] as [string, string]], offset, limit: perPage + 1 };
  const rows = await WebhookDelivery.findAll({ where: { webhook_id }, ...page });
  return { deliveries: rows.slice(0, perPage).map(presentDelivery), has_more: rows.length > perPage };
}

/** For readers who may not see the sums and persons of messages; a receiver may answer with what it got. */
export const withoutBodies = ({ deliveries, ...log }: WebhookLog): WebhookLog => ({
  ...log,
  deliveries: deliveries.map((each) => ({ ...each, body: null, answer: null })),
});

function presentDelivery(row: WebhookDelivery): WebhookDeliveryView {
  const { kind, event, key, attempts, code, answer, error, duration_ms, body } = row;
  return {
    ...{ id: Number(row.id), kind, event, key, state: stateOf(row), attempts },
    ...{ code, answer, error, duration_ms, body },
    created_at: secondsOf(row.created_at),
    tried_at: secondsOf(row.tried_at),
    next_at: secondsOf(row.next_at),
  };
}

function stateOf({ delivered_at, next_at, leased_until }: WebhookDelivery): WebhookDeliveryState {
  if (delivered_at) return 'DELIVERED';
  return next_at || (leased_until && leased_until > new Date()) ? 'WAITING' : 'FAILED';
}
