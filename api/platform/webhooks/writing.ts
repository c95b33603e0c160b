import { randomUUID } from 'node:crypto';
import { sequelizeOf, Webhook, WebhookDelivery } from '@odonta/db/models';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import {
  lastingEvents,
  type WebhookDeliveryKind,
  type WebhookEvent,
  type WebhookOwnerKind,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { enqueue } from '../jobs/queue.ts';
import { webhookOwner } from './owners.ts';
import { sendWebhooksJob } from './sendWebhooksJob.ts';

/** Something that has happened to an owner of webhooks. */
export interface Happened {
  owner_kind: WebhookOwnerKind;
  owner_id: number;
  event: WebhookEvent;
}

/**
 * Writes a message for each active webhook of the owner that has this very event; it leaves once the transaction
 * has committed; for a disabled one only messages of lasting events are written. The data are composed only where
 * somebody receives them. A webhook that is being deleted is passed
 * by: a payment neither waits for that nor fails by it.
 */
export async function writeEvent(
  { event, ...owner }: Happened,
  compose: () => Promise<object>,
  transaction: Transaction,
): Promise<void> {
  const isLasting = lastingEvents.includes(event);
  const status = { status: 'ACTIVE' as const };
  const where = { ...owner, ...(isLasting ? {} : status), events: { [Op.contains]: [event] } };
  const lock = transaction.LOCK.KEY_SHARE;
  const webhooks = await Webhook.findAll({ where, order: ['id'], lock, skipLocked: true, transaction });
  const isServed = () => webhookOwner(owner).isServed(owner.owner_id, transaction);
  if (webhooks.length === 0 || !(isLasting || (await isServed()))) return;
  const body = await bodyOf(event, await compose(), transaction);
  for (const { id } of webhooks) await writeDelivery(id, { kind: 'EVENT', event, body }, transaction);
}

export interface NewDelivery {
  kind: WebhookDeliveryKind;
  event: string;
  body: string;
  /** Of the delivery that is repeated. */
  key?: string;
}

export async function writeDelivery(
  webhook_id: number,
  { key = randomUUID(), ...message }: NewDelivery,
  transaction: Transaction,
): Promise<WebhookDelivery> {
  const row = await WebhookDelivery.create(
    { webhook_id, key, ...message, next_at: new Date() },
    { transaction },
  );
  await enqueue({ name: sendWebhooksJob }, { webhook_id }, transaction);
  return row;
}

/** Moments are unix seconds, sums are roubles. Numbers rise, so that events of one second keep their order. */
export async function bodyOf(event: string, data: object, transaction: Transaction): Promise<string> {
  const [next] = await sequelizeOf(transaction).query<{ number: string }>(
    `select nextval('webhook_numbers') as number`,
    { type: QueryTypes.SELECT, transaction },
  );
  return JSON.stringify({ event, number: Number(next?.number), created_at: nowInSeconds(), data });
}
