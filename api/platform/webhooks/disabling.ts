import { type Webhook, WebhookDelivery } from '@odonta/db/models';
import {
  type WebhookDisabledBecause,
  webhookDisabledBecause,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { Op, type Transaction } from 'sequelize';

/** A webhook that is disabled gets nothing late: its waiting events are given up, and may be replayed by hand. */
export const disabling = (because: WebhookDisabledBecause, transaction: Transaction) => ({
  run: async (webhook: Webhook) => {
    webhook.set({ disabled_because: because });
    await WebhookDelivery.update(
      { next_at: null, error: 'Вебхук выключен раньше, чем сообщение дошло' },
      { where: { webhook_id: webhook.id, kind: 'EVENT', next_at: { [Op.ne]: null } }, transaction },
    );
  },
  changes: (): Record<string, [unknown, unknown]> => ({
    disabled_because: [null, webhookDisabledBecause[because]],
  }),
});

/** It starts with a clean record: three days are counted anew. */
export const enabling = {
  run: (webhook: Webhook) => void webhook.set({ disabled_because: null, failing_since: null }),
};
