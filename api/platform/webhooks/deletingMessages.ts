import { sequelizeOf, Webhook } from '@odonta/db/models';
import type { WebhookEvent, WebhookOwnerKind } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { QueryTypes, type Transaction } from 'sequelize';

interface MessagesAbout {
  owner_kind: WebhookOwnerKind;
  owner_id: number;
  event: WebhookEvent;
  /** The object of the data and its number, such as `lead` 7. */
  of: string;
  id: number;
}

/**
 * Deletes the messages about a thing from the log, sent or not: nobody reads or replays them any more. A replay locks its
 * webhook, so that none is under way. One that is being sent at this moment may still arrive: what waits behind it, the
 * news of the deletion too, goes on waiting until it has.
 */
export async function deleteMessages(
  { owner_kind, owner_id, event, of, id }: MessagesAbout,
  transaction: Transaction,
): Promise<void> {
  const own = { owner_kind, owner_id };
  await Webhook.findAll({ where: own, order: ['id'], lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  await sequelizeOf(transaction).query(
    `with gone as (
       delete from webhook_deliveries where event = $3
         and webhook_id in (select id from webhooks where owner_kind = $1 and owner_id = $2)
         and body::jsonb -> 'data' -> $4 ->> 'id' = $5
       returning id, webhook_id, leased_until),
     held as (select webhook_id, max(leased_until) as until from gone where leased_until > $6 group by webhook_id)
     update webhook_deliveries d set next_at = held.until from held
     where d.webhook_id = held.webhook_id and d.next_at < held.until and d.id not in (select id from gone)`,
    { bind: [owner_kind, owner_id, event, of, String(id), new Date()], type: QueryTypes.UPDATE, transaction },
  );
}
