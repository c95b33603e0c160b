import { Webhook, WebhookDelivery } from '@odonta/db/models';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transaction } from 'sequelize';
import { systemAuditActor, systemOrigin } from '../journals/system.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { disabling } from './disabling.ts';
import { type Leased, nextTry } from './leasing.ts';
import { webhookOwner } from './owners.ts';
import type { Outcome } from './posting.ts';
import { transitionWebhook } from './transitionWebhook.ts';

/** Writes the outcome of a try: when the message is tried again, and what it says of the receiver's health. */
export const settle = (
  { webhook, delivery }: Leased,
  { isDelivered, ...outcome }: Outcome,
  now: Date,
): Promise<void> =>
  unitOfWork.transaction(async (transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const locked = await Webhook.findByPk(webhook.id, { lock, transaction });
    if (!locked) return;
    const next_at = isDelivered ? null : nextTry(delivery, locked, now);
    const delivered_at = isDelivered ? now : null;
    const { id, attempts } = delivery;
    // After its lease another node may have sent it again: its outcome counts then.
    const [written] = await WebhookDelivery.update(
      { ...outcome, delivered_at, next_at, leased_until: null },
      { where: { id, attempts, delivered_at: null }, transaction },
    );
    if (written > 0 && delivery.kind === 'EVENT') await noteHealth(locked, isDelivered, now, transaction);
  });

async function noteHealth(webhook: Webhook, isDelivered: boolean, now: Date, transaction: Transaction) {
  const health = isDelivered
    ? { failing_since: null, delivered_at: now }
    : { failing_since: webhook.failing_since ?? now };
  // Past the model: an owner who edits the webhook meanwhile has seen no other version of it.
  await Webhook.update(health, { where: { id: webhook.id }, transaction, silent: true });
  const since = health.failing_since;
  const isOver =
    since !== null && now.getTime() - since.getTime() >= webhookLimits.disabledAfterDays * 86_400_000;
  if (!isOver || webhook.status !== 'ACTIVE') return;
  const signed = { by: systemAuditActor, origin: systemOrigin };
  await transitionWebhook(webhook, 'disable', signed, transaction, disabling('FAILURES', transaction));
  await webhookOwner(webhook).writeDisabled(webhook, transaction);
}
