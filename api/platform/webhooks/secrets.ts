import type { Webhook } from '@odonta/db/models';
import { port } from '../ports.ts';
import { seal, unseal } from '../secrets/sealing.ts';

/** The key that seals the secrets of webhooks. */
export const webhookKey = port<Buffer>('webhookKey');

type Owner = Pick<Webhook, 'owner_kind' | 'owner_id'>;

/** A secret belongs to one owner: a row copied to another signs nothing. */
export const sealSecret = (secret: string, owner: Owner): Buffer => seal(webhookKey(), secret, nameOf(owner));

/** Null where the key of this installation has been replaced since. */
export function openSecret(webhook: Owner & Pick<Webhook, 'secret'>): string | null {
  try {
    return unseal(webhookKey(), webhook.secret, nameOf(webhook));
  } catch {
    return null;
  }
}

const nameOf = ({ owner_kind, owner_id }: Owner) => `webhook:${owner_kind}:${owner_id}`;
