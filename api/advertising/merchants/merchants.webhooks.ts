import { Merchant, type Webhook } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import type { WebhookOwner } from '../../platform/webhooks/owners.ts';
import { isTrading } from './isTrading.ts';
import { merchantWebhookDisabled, merchantWebhookRotated } from './webhooks.letters.ts';

/** Webhooks of trading organisations: their mailbox, which is the login of the cabinet, is written to. */
export const merchantWebhooks: WebhookOwner = {
  isServed: isTrading,
  writeDisabled: (webhook, transaction) => write(webhook, merchantWebhookDisabled, transaction),
  writeRotated: (webhook, transaction) => write(webhook, merchantWebhookRotated, transaction),
};

type Compose = (to: Merchant, webhook: Webhook) => NewLetter;

async function write(webhook: Webhook, compose: Compose, transaction: Transaction): Promise<void> {
  const found = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  const merchant = await Merchant.findByPk(webhook.owner_id, found);
  await writeLetter(compose(merchant, webhook), transaction);
}
