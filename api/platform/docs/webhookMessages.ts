import { type WebhookEvent, webhookEvents } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { JsonSchema } from './schemas.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer' };
const roubles = { type: 'number', description: 'Рубли' };
const moment = { type: ['integer', 'null'], description: 'Секунды UNIX' };
const rising = { type: 'integer', description: 'Растёт от события к событию: по нему их упорядочивают' };
const day = { type: 'string', format: 'date' };
const known = { type: ['string', 'null'] };
const knownCount = { type: ['integer', 'null'] };

const object = (properties: Readonly<Record<string, JsonSchema>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const order = object({
  ...{ id: count, number: text, status: text, participants: count },
  ...{ created_at: moment, confirmed_at: moment },
  ...{ total: roubles, paid: roubles, refunded: roubles, debt: roubles },
});
const course = object({ id: count, name: text, url: text });
const promotion = object({ id: count, name: text });

/** The data of each event; a test compares them with what is sent. */
export const dataOfEvents: Readonly<Record<WebhookEvent, ReturnType<typeof object>>> = {
  'order.paid': object({ order, course }),
  'order.cancelled': object({
    ...{ order, course, was_paid: flag },
    cancel_reason: { type: ['string', 'null'] },
  }),
  'order.refunded': object({ order, course, refund: object({ sum: roubles, is_whole: flag }) }),
  'course.published': object({
    course: object({
      ...{ id: count, name: text, url: text },
      ...{ date_start: moment, date_end: moment, published_at: moment },
    }),
  }),
  'payout.paid': object({
    payout: object({
      ...{ id: count, number: text, period_from: day, period_to: day, bank_order_no: text, paid_at: moment },
      ...{ gross: roubles, refunded: roubles, commission: roubles, net: roubles },
    }),
  }),
  'lead.created': object({
    lead: object({
      ...{ id: count, is_duplicate: flag, price: roubles, created_at: moment, dispute_until: moment },
      ...{ last_name: known, first_name: text, phone: text, email: text, city: known },
    }),
    promotion,
    course: object({ id: knownCount, name: known }),
  }),
  'lead.revoked': object({ lead: object({ id: count, revoked_at: moment, is_charged: flag }), promotion }),
};

const headers: Readonly<Record<string, string>> = {
  'X-Event': 'Название события: сравнивается целиком',
  'X-Delivery': 'Номер доставки, один и тот же при повторах',
  'X-Timestamp': 'Время отправки, секунды UNIX',
  'X-Signature': 'sha256= и HMAC-SHA256 от «X-Timestamp, точка, тело» с секретом вебхука',
};

/** The messages that the marketplace sends to servers of partners. */
export const webhookMessages = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(dataOfEvents).map(([event, data]) => [
      event,
      { post: messageOf(event as WebhookEvent, data) },
    ]),
  );

const messageOf = (event: WebhookEvent, data: JsonSchema): JsonSchema => ({
  summary: webhookEvents[event],
  tags: ['webhooks'],
  parameters: Object.entries(headers).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: text,
  })),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: object({ event: { const: event }, number: rising, created_at: moment, data }),
      },
    },
  },
  responses: { 200: { description: 'Любой код 2xx за 10 секунд; иначе отправка повторится' } },
});
