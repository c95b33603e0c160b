import Joi from 'joi';
import type { OutgoingNetwork } from '../outgoing/network.ts';

export interface WebhookSettings {
  WEBHOOKS_ALLOWED: string;
}

const text = Joi.string().trim().empty('');

export const webhookRules = {
  WEBHOOKS_ALLOWED: {
    schema: text.pattern(/^https?:\/\/[^\s,/]+(?:,https?:\/\/[^\s,/]+)*$/).default(''),
    demand: 'must be origins separated by commas (http://127.0.0.1:9000)',
  },
} as const;

/** Origins as addresses are compared with them: in small letters and without a usual port. */
export const webhookChoice = ({ WEBHOOKS_ALLOWED }: WebhookSettings): OutgoingNetwork => ({
  allowed: WEBHOOKS_ALLOWED.split(',')
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin),
});
