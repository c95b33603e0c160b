import { Merchant } from '../../advertising/Merchant.ts';
import { Center } from '../../catalog/Center.ts';
import { initWebhook, Webhook } from './Webhook.ts';
import { initWebhookDelivery, WebhookDelivery } from './WebhookDelivery.ts';

export { Webhook } from './Webhook.ts';
export { WebhookDelivery } from './WebhookDelivery.ts';

export const webhookModels = [initWebhook, initWebhookDelivery];

export function associateWebhooks(): void {
  Webhook.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  Webhook.belongsTo(Merchant, { as: 'merchant', foreignKey: 'merchant_id' });
  WebhookDelivery.belongsTo(Webhook, { as: 'webhook', foreignKey: 'webhook_id' });
}
