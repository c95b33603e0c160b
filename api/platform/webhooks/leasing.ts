import { sequelizeOf, Webhook, WebhookDelivery } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { unitOfWork } from '../journals/unitOfWork.ts';

/** A message that this node alone sends now. */
export interface Leased {
  webhook: Webhook;
  delivery: WebhookDelivery;
}

/** Longer than any try takes; a message of a node that dies meanwhile is sent again after it. */
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
    const id = await nextOf(webhook, now, transaction);
    const delivery = id ? await WebhookDelivery.findByPk(id, { transaction, rejectOnEmpty: true }) : null;
    if (!delivery) return null;
    // Counted before it is sent: a receiver that kills its sender does not get it for ever.
    const taken = { attempts: delivery.attempts + 1, tried_at: now };
    await delivery.update({ ...taken, leased_until: new Date(now.getTime() + leaseMs) }, { transaction });
    return { webhook, delivery };
  });

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
