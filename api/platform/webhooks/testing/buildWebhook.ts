import { randomUUID } from 'node:crypto';
import { Webhook, WebhookDelivery } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { sealSecret } from '../secrets.ts';
import { newWebhookSecret } from '../signing.ts';

let count = 0;

/** A webhook of a centre, or of the given owner, with some of its events. */
export async function buildWebhook({
  secret = newWebhookSecret(),
  ...given
}: Omit<New<Webhook>, 'secret'> & { secret?: string } = {}): Promise<Webhook> {
  const owner = {
    owner_kind: given.owner_kind ?? 'CENTER',
    owner_id: given.owner_id ?? (await buildCenter()).id,
  } as const;
  const events =
    owner.owner_kind === 'CENTER' ? ['order.paid', 'order.cancelled'] : ['lead.created', 'lead.revoked'];
  count += 1;
  return Webhook.create({
    ...{ url: `https://hooks.example/${count}`, events },
    ...given,
    ...owner,
    secret: sealSecret(secret, owner),
  });
}

export const buildDelivery = async (given: New<WebhookDelivery> = {}): Promise<WebhookDelivery> =>
  WebhookDelivery.create({
    ...{ key: randomUUID(), kind: 'EVENT', event: 'order.paid', body: '{"event":"order.paid"}' },
    ...{ next_at: new Date() },
    ...given,
    webhook_id: given.webhook_id ?? (await buildWebhook()).id,
  });
