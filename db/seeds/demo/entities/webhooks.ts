import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { uuidOf } from '../orders/keys.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

const hour = 3600;

/** A disabled webhook of the demo's own centre, with its log: it sends nothing, and its secret is nobody's. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const webhook = {
    ...{ id: 1, owner_kind: 'CENTER', owner_id: 1, url: 'https://crm.example/odonta' },
    ...{ secret: `\\x${'00'.repeat(60)}`, events: ['order.paid', 'order.cancelled', 'payout.paid'] },
    ...{ status: 'DISABLED', disabled_because: 'OWNER', version: 1 },
    delivered_at: ago(50 * hour, now),
    ...{ created_at: ago(400 * hour, now), updated_at: ago(2 * hour, now) },
  };
  await insertRows(sequelize, 'webhooks', [webhook], transaction);
  const rows = deliveries.map((delivery, index) => rowOf(delivery, index + 1, now));
  await insertRows(sequelize, 'webhook_deliveries', rows, transaction);
  await moveCounters(sequelize, ['webhooks', 'webhook_deliveries'], transaction);
};

interface CastDelivery {
  event: string;
  data: object;
  hoursAgo: number;
  attempts: number;
  code: number;
  answer: string;
}

const course = { id: 1, name: 'Курс центра' };
const deliveries: readonly CastDelivery[] = [
  {
    ...{ event: 'order.paid', hoursAgo: 50, attempts: 1, code: 200, answer: '{"ok":true}' },
    data: { order: { id: 1, total: 24_500 }, course },
  },
  {
    ...{ event: 'order.cancelled', hoursAgo: 30, attempts: 8, code: 502, answer: 'Bad Gateway' },
    data: { order: { id: 2, total: 18_000 }, course, cancel_reason: 'EXPIRED', was_paid: false },
  },
];

function rowOf({ event, data, hoursAgo, attempts, code, answer }: CastDelivery, id: number, now: number) {
  const written = ago(hoursAgo * hour, now);
  const isDelivered = code === 200;
  return {
    ...{ id, webhook_id: 1, key: uuidOf(`webhook-${id}`), kind: 'EVENT', event, attempts, code, answer },
    body: JSON.stringify({ event, created_at: now - hoursAgo * hour, data }),
    ...{ tried_at: ago((isDelivered ? hoursAgo : hoursAgo - 24) * hour, now), created_at: written },
    delivered_at: isDelivered ? written : null,
    error: isDelivered ? null : `Сервер ответил кодом ${code}`,
    duration_ms: isDelivered ? 140 : 3020,
  };
}
