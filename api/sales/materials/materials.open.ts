import type { Material } from '@odonta/api/contract';
import { City, type Order, OrderParticipant, Prod, ProdMaterial } from '@odonta/db/models';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { isMaterialOpen } from '@odonta/db/vocabulary/sales/materials.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { datesOfOrder } from '../../orders/timesOf.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { byAddress, type Limiter } from '../../platform/http/limits.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { presentMaterial } from './presenter.ts';
import { sendMaterial } from './sendMaterial.ts';

const base = { method: 'get', audience: buyerAudience, allow: 'anyone' } as const;

/** Halls and companies come from one address: it bounds machines, and an order its readers. */
const byHall = { name: 'material_addresses', points: 6000, seconds: 3600, by: byAddress };
const ofOrder = { name: 'material_files', points: 600, seconds: 3600 };

/** Those of the course of a paid order, as they open; each request asks anew whether it is still paid. */
export const materialEndpoints = (limiter: Limiter) => [
  endpoint({
    ...base,
    path: '/orders/:token/materials',
    summary: 'The open materials of the course of a paid order, by its link',
    handle: async ({ params }) => {
      const materials = await openTo(await orderByToken(params));
      return { message: materials.map(presentMaterial) satisfies Material[] };
    },
  }),
  endpoint({
    ...base,
    path: '/orders/:token/materials/:material',
    summary: 'A material of the course of a paid order, by its link',
    limit: byHall,
    handle: async ({ params, res }) => {
      const id = numberIn(params.material);
      const order = await orderByToken(params);
      const found = (await openTo(order)).find((material) => material.id === id);
      if (!found) throw notFound('Материал не найден');
      await limiter(ofOrder, String(order.id));
      return sendMaterial(res, found);
    },
  }),
];

async function openTo(order: Order): Promise<ProdMaterial[]> {
  // Places on credit are not paid yet.
  if (!paidStatuses.includes(order.status) || order.debt > 0) return [];
  const stays = literal(`not ${isLeaving('"OrderParticipant"')}`);
  const where = { order_id: order.id, is_live: true, [Op.and]: stays };
  if ((await OrderParticipant.count({ where })) === 0) return [];
  const include = [{ model: City, as: 'city' }];
  const prod = await Prod.findByPk(order.prod_id, { include, paranoid: false, rejectOnEmpty: true });
  const days = datesOfOrder(order, prod);
  const materials = await ProdMaterial.findAll({ where: { prod_id: prod.id }, order: ['id'] });
  const clock = { utc_offset: prod.city?.utc_offset ?? moscowOffset, at: nowInSeconds() };
  return materials.filter(({ opens }) => isMaterialOpen(opens, days, clock));
}
