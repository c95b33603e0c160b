import { WebhookDelivery } from '@odonta/db/models';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op } from 'sequelize';
import { unitOfWork } from '../journals/unitOfWork.ts';

/** The log of deliveries is kept for a month. */
export const deleteDeliveries = (now = new Date()): Promise<number> =>
  WebhookDelivery.destroy({
    where: { created_at: { [Op.lt]: new Date(now.getTime() - webhookLimits.keptDays * 86_400_000) } },
  });

const chunk = 5000;

/** Empties the log of a webhook by parts, so that deleting the webhook then locks little and not for long. */
export async function emptyLog(webhook_id: number): Promise<void> {
  for (let deleted = chunk; deleted === chunk; )
    deleted = await unitOfWork.transaction(async (transaction) => {
      const page = { attributes: ['id'], order: ['id'], limit: chunk, transaction };
      const rows = await WebhookDelivery.findAll({ where: { webhook_id }, ...page });
      return WebhookDelivery.destroy({ where: { id: rows.map(({ id }) => id) }, transaction });
    });
}
