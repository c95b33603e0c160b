import type { Webhook } from '@odonta/db/models';
import {
  type WebhookDisabledBecause,
  webhookDisabledBecause,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transaction } from 'sequelize';
import { giveUp } from './givingUp.ts';

const late = 'Вебхук выключен раньше, чем сообщение дошло';

/** A webhook that is disabled gets nothing late: its waiting events are given up, and may be replayed by hand. */
export const disabling = (because: WebhookDisabledBecause, transaction: Transaction) => ({
  run: async (webhook: Webhook) => {
    webhook.set({ disabled_because: because });
    await giveUp({ webhook_id: webhook.id, kind: 'EVENT' }, late, transaction);
  },
  changes: (): Record<string, [unknown, unknown]> => ({
    disabled_because: [null, webhookDisabledBecause[because]],
  }),
});

/** It starts with a clean record: three days are counted anew, and what was written meanwhile does not come weeks late. */
export const enabling = (transaction: Transaction) => ({
  run: async (webhook: Webhook) => {
    webhook.set({ disabled_because: null, failing_since: null });
    await giveUp({ webhook_id: webhook.id, kind: 'EVENT' }, late, transaction);
  },
});
