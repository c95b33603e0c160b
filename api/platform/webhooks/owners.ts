import type { Webhook } from '@odonta/db/models';
import type { WebhookOwnerKind } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transaction } from 'sequelize';
import { port } from '../ports.ts';

/** The engine's questions to the area that its owner belongs to. */
export interface WebhookOwner {
  /** Whether it is at work here: nothing is sent to others. */
  isServed(owner_id: number, transaction: Transaction): Promise<boolean>;
  /** Writes that the webhook has been disabled after three days of failures. */
  writeDisabled(webhook: Webhook, transaction: Transaction): Promise<void>;
  /** Writes that staff have voided its secret, so that the owner makes another one. */
  writeRotated(webhook: Webhook, transaction: Transaction): Promise<void>;
}

/** Kinds of owners that have webhooks. */
export const webhookOwners = port<Partial<Record<WebhookOwnerKind, WebhookOwner>>>('webhookOwners');

export function webhookOwner({ owner_kind }: Pick<Webhook, 'owner_kind'>): WebhookOwner {
  const owner = webhookOwners()[owner_kind];
  if (!owner) throw new Error(`no area answers for webhooks of ${owner_kind}`);
  return owner;
}
