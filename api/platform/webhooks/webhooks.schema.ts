import type { WebhookFields } from '@odonta/api/contract';
import {
  type WebhookOwnerKind,
  webhookEvents,
  webhookLimits,
  webhookOwners,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import Joi from 'joi';
import { invalid } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { RefusedTarget } from '../outgoing/target.ts';
import { targetOf } from './target.ts';

const known = Object.keys(webhookEvents);

/** The address and the exact events of a webhook; which of them its owner may have is asked once he is known. */
export const webhookFields = {
  url: line(webhookLimits.url).required(),
  events: Joi.array()
    .items(Joi.string().valid(...known))
    .min(1)
    .max(known.length)
    .unique()
    .required()
    .messages({ 'array.min': 'Выберите хотя бы одно событие' }),
};

export function refuseForeignEvents(owner_kind: WebhookOwnerKind, asked: readonly string[]): void {
  const events: readonly string[] = webhookOwners[owner_kind].events;
  const foreign = asked.find((event) => !events.includes(event));
  if (foreign) throw invalid({ events: `Событие ${foreign} этому владельцу не отправляется` });
}

/** The address as it is stored, once a message could go there; asked before a transaction, since it asks other servers. */
export async function checkedUrl({ url }: Pick<WebhookFields, 'url'>): Promise<string> {
  const target = await targetOf(url).catch((error: unknown) => {
    if (error instanceof RefusedTarget) throw invalid({ url: error.message });
    throw error;
  });
  return target.url.href;
}
