import type { WebhookFields } from '@odonta/api/contract';
import {
  type WebhookOwnerKind,
  webhookLimits,
  webhookOwners,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import Joi from 'joi';
import { invalid } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { RefusedTarget, targetOf } from './target.ts';

/** The address and the exact events of a webhook of such an owner. */
export function webhookFields(owner_kind: WebhookOwnerKind) {
  const { events } = webhookOwners[owner_kind];
  return {
    url: line(webhookLimits.url).required(),
    events: Joi.array()
      .items(Joi.string().valid(...events))
      .min(1)
      .max(events.length)
      .unique()
      .required()
      .messages({ 'array.min': 'Выберите хотя бы одно событие' }),
  };
}

/** The address as it is stored, once a message could go there; asked before a transaction, since it asks other servers. */
export async function checkedUrl({ url }: Pick<WebhookFields, 'url'>): Promise<string> {
  const target = await targetOf(url).catch((error: unknown) => {
    if (error instanceof RefusedTarget) throw invalid({ url: error.message });
    throw error;
  });
  return target.url.href;
}
