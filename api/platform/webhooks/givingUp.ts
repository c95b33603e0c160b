import { WebhookDelivery } from '@odonta/db/models';
import { lastingEvents } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op, type Transaction } from 'sequelize';

/** Waiting messages are not tried any more, and may be replayed by hand; those of lasting events go on waiting. */
export const giveUp = (
  which: { webhook_id: number; kind?: 'EVENT' },
  error: string,
  transaction: Transaction,
): Promise<unknown> =>
  WebhookDelivery.update(
    { next_at: null, error },
    {
      where: { ...which, event: { [Op.notIn]: [...lastingEvents] }, next_at: { [Op.ne]: null } },
      transaction,
    },
  );
