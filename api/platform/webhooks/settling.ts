import { Webhook, WebhookDelivery } from '@odonta/db/models';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op, type Transaction } from 'sequelize';
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
  { isDelivered, isOurs = false, ...outcome }: Outcome,
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
    // Neither our own failure nor that of a former address says anything of the present receiver.
    if (written === 0 || isOurs || locked.url !== webhook.url) return;
    if (delivery.kind === 'EVENT') await noteHealth(locked, isDelivered, now, transaction);
    else if (isDelivered && locked.status === 'ACTIVE')
      await noteIn(locked, { failing_since: null }, transaction);
  });

async function noteHealth(webhook: Webhook, isDelivered: boolean, now: Date, transaction: Transaction) {
  const health = isDelivered
    ? { failing_since: null, delivered_at: now }
    : { failing_since: webhook.failing_since ?? now };
  await noteIn(webhook, health, transaction);
  const since = health.failing_since;
  const isOver =
    since !== null && now.getTime() - since.getTime() >= webhookLimits.disabledAfterDays * 86_400_000;
  if (!isOver || webhook.status !== 'ACTIVE' || !(await failsNow(webhook, now, transaction))) return;
  const signed = { by: systemAuditActor, origin: systemOrigin };
  await transitionWebhook(webhook, 'disable', signed, transaction, disabling('FAILURES', transaction));
  await webhookOwner(webhook).writeDisabled(webhook, transaction);
}

/** Past the model: an owner who edits the webhook meanwhile has seen no other version of it. */
const noteIn = ({ id }: Webhook, health: object, transaction: Transaction) =>
  Webhook.update(health, { where: { id }, transaction, silent: true });

/** Two failures with silent weeks between them are no three days of failures. */
async function failsNow({ id: webhook_id }: Webhook, now: Date, transaction: Transaction): Promise<boolean> {
  const tried_at = { [Op.gt]: new Date(now.getTime() - 86_400_000) };
  const where = { webhook_id, kind: 'EVENT' as const, delivered_at: null, tried_at };
  const tries = await WebhookDelivery.sum('attempts', { where, transaction });
  return Number(tries) >= webhookLimits.disabledAfterTries;
}
