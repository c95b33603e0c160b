import type { WebhookFields } from '@odonta/api/contract';
import { Webhook, WebhookDelivery } from '@odonta/db/models';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits, webhookTestEvent } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { numberIn } from '../http/numberIn.ts';
import { sealSecret } from './secrets.ts';
import { newWebhookSecret } from './signing.ts';
import { bodyOf, writeDelivery } from './writing.ts';

type Owner = Pick<Webhook, 'owner_kind' | 'owner_id'>;

/** Adds a webhook of a locked owner; answers its secret, which is never shown again. */
export async function addWebhook(owner: Owner, { url, events }: WebhookFields, transaction: Transaction) {
  const { ofOwner } = webhookLimits;
  if ((await Webhook.count({ where: { ...owner }, transaction })) >= ofOwner)
    throw conflict(
      `Можно завести до ${plural(ofOwner, ['вебхука', 'вебхуков', 'вебхуков'])}: удалите ненужный`,
    );
  await refuseTaken(owner, url, 0, transaction);
  const secret = newWebhookSecret();
  const columns = { ...owner, url, events, secret: sealSecret(secret, owner) };
  return { webhook: await Webhook.create(columns, { transaction }), secret };
}

/** Changes where a webhook goes, and which events. */
export async function editWebhook(webhook: Webhook, fields: WebhookFields, transaction: Transaction) {
  const { owner_kind, owner_id, id, url } = webhook;
  await refuseTaken({ owner_kind, owner_id }, fields.url, id, transaction);
  // Another receiver has not failed yet.
  await webhook.update({ ...fields, ...(url !== fields.url && { failing_since: null }) }, { transaction });
}

/** From now on every message is signed by the new secret, those that wait as well. */
export function rotateSecret(webhook: Webhook): string {
  const secret = newWebhookSecret();
  webhook.set({ secret: sealSecret(secret, webhook) });
  return secret;
}

export async function testWebhook(webhook: Webhook, transaction: Transaction): Promise<WebhookDelivery> {
  await refuseFlood(webhook, transaction);
  const { id } = webhook;
  const body = await bodyOf(webhookTestEvent, { text: 'Проверка вебхука' }, transaction);
  return writeDelivery(id, { kind: 'TEST', event: webhookTestEvent, body }, transaction);
}

/** Sends a message of the log again, as the same delivery. */
export async function replayDelivery(webhook: Webhook, asked: unknown, transaction: Transaction) {
  await refuseFlood(webhook, transaction);
  const { id: webhook_id, status } = webhook;
  const id = String(numberIn(String(asked)));
  const found = await WebhookDelivery.findOne({ where: { id, webhook_id }, transaction });
  if (!found) throw notFound('Этой доставки в журнале уже нет');
  const isStuck = found.kind === 'EVENT' && status === 'DISABLED';
  if (found.next_at && !isStuck) throw conflict('Это сообщение ещё ждёт отправки: оно уйдёт само');
  const { event, body, key } = found;
  return writeDelivery(webhook_id, { kind: 'REPLAY', event, body, key }, transaction);
}

/** Members of a centre share one count, and so do its webhooks. */
async function refuseFlood({ owner_kind, owner_id }: Owner, transaction: Transaction): Promise<void> {
  const asked = await WebhookDelivery.count({
    where: { kind: ['TEST', 'REPLAY'], created_at: { [Op.gt]: new Date(Date.now() - 3_600_000) } },
    include: [{ model: Webhook, as: 'webhook', where: { owner_kind, owner_id } }],
    transaction,
  });
  if (asked >= webhookLimits.askedInHour)
    throw conflict('За последний час отправлено слишком много проверок и повторов: попробуйте позже');
}

async function refuseTaken(owner: Owner, url: string, id: number, transaction: Transaction): Promise<void> {
  const where = { ...owner, url, id: { [Op.ne]: id } };
  if (await Webhook.findOne({ where, transaction })) throw invalid({ url: 'Вебхук с этим адресом уже есть' });
}
