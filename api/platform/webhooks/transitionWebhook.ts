import type { Webhook } from '@odonta/db/models';
import { type WebhookTransition, webhookLifecycle } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { transitionsOf } from '../transitions/applyTransition.ts';

export const transitionWebhook = transitionsOf<Webhook, WebhookTransition>('webhooks', webhookLifecycle);
