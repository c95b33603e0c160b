import { WebhookDelivery } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';

/** Waiting messages are not tried any more, and may be replayed by hand. */
export const giveUp = (
  which: { webhook_id: number; kind?: 'EVENT' },
  error: string,
  transaction: Transaction,
): Promise<unknown> =>
  WebhookDelivery.update(
    { next_at: null, error },
    { where: { ...which, next_at: { [Op.ne]: null } }, transaction },
  );
