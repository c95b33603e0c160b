import { sequelizeOf, Webhook, WebhookDelivery } from '@odonta/db/models';
import { lastingEvents, webhookPauses } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { giveUp } from './givingUp.ts';
import { webhookOwner } from './owners.ts';

/** A message that this node alone sends now. */
export interface Leased {
  webhook: Webhook;
  delivery: WebhookDelivery;
}

/** Longer than any try takes: meanwhile nothing else is sent to the webhook. */
export const leaseMs = 30_000;

/**
 * The next message to a webhook that is due, taken before it is sent; null where there is none, or where a node is
 * sending one. Nothing is locked while a receiver is waited for.
 */
export const leaseNext = (webhook_id: number, now: Date): Promise<Leased | null> =>
  unitOfWork.transaction(async (transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const webhook = await Webhook.findByPk(webhook_id, { lock, transaction });
    if (!webhook) return null;
    if (!(await webhookOwner(webhook).isServed(webhook.owner_id, transaction)))
      await giveUp({ webhook_id }, 'Владелец вебхука не работает на площадке', transaction);
    const id = await nextOf(webhook, now, transaction);
    const delivery = id ? await WebhookDelivery.findByPk(id, { transaction, rejectOnEmpty: true }) : null;
    if (!delivery) return null;
    // Written before it is sent: a receiver that kills its sender does not get it for ever.
    const attempts = delivery.attempts + 1;
    const next_at = nextTry({ kind: delivery.kind, event: delivery.event, attempts }, webhook, now);
    const outcome = { delivered_at: null, code: null, answer: null, error: unfinished, duration_ms: null };
    const leased_until = new Date(now.getTime() + leaseMs);
    await delivery.update({ ...outcome, attempts, tried_at: now, next_at, leased_until }, { transaction });
    return { webhook, delivery };
  });

const unfinished = 'Отправка прервалась';

/** When a try that fails is repeated. Tests and replays are tried once: somebody looks at their outcome. */
export function nextTry(
  { kind, event, attempts }: Pick<WebhookDelivery, 'kind' | 'event' | 'attempts'>,
  { status }: Pick<Webhook, 'status'>,
  now: Date,
): Date | null {
  const isRepeated = kind === 'EVENT' && (status === 'ACTIVE' || lastingEvents.includes(event));
  const minutes = isRepeated ? webhookPauses[attempts - 1] : undefined;
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** A disabled webhook gets only messages that somebody asked for. */
async function nextOf(webhook: Webhook, now: Date, transaction: Transaction): Promise<string | undefined> {
  const [next] = await sequelizeOf(transaction).query<{ id: string }>(
    `select id from webhook_deliveries
     where webhook_id = $1 and next_at <= $2 and (kind <> 'EVENT' or $3)
       and not exists (select from webhook_deliveries where webhook_id = $1 and leased_until > $2)
     order by next_at, id limit 1`,
    { bind: [webhook.id, now, webhook.status === 'ACTIVE'], type: QueryTypes.SELECT, transaction },
  );
  return next?.id;
}
