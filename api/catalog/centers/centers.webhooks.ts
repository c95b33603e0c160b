import { Center, type Webhook } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { NewLetter } from '../../platform/mail/letters.ts';
import type { WebhookOwner } from '../../platform/webhooks/owners.ts';
import { isAtWork } from './isAtWork.ts';
import { webhookDisabled, webhookSecretRotated } from './webhooks.letters.ts';
import { writeToMembers } from './writeToMembers.ts';

/** Webhooks of centres: members who manage them are written to. */
export const centerWebhooks: WebhookOwner = {
  isServed: isAtWork,
  writeDisabled: (webhook, transaction) => write(webhook, webhookDisabled, transaction),
  writeRotated: (webhook, transaction) => write(webhook, webhookSecretRotated, transaction),
};

type Compose = (to: string, center: Center, webhook: Webhook) => NewLetter;

async function write(webhook: Webhook, compose: Compose, transaction: Transaction): Promise<void> {
  const found = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  const center = await Center.findByPk(webhook.owner_id, found);
  await writeToMembers(center.id, 'webhooks.edit', (to) => compose(to, center, webhook), transaction);
}
