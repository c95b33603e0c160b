import { WebhookDelivery } from '@odonta/db/models';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op } from 'sequelize';

/** The log of deliveries is kept for a month. */
export const deleteDeliveries = (now = new Date()): Promise<number> =>
  WebhookDelivery.destroy({
    where: { created_at: { [Op.lt]: new Date(now.getTime() - webhookLimits.keptDays * 86_400_000) } },
  });
