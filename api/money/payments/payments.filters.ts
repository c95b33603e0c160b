import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { literal, Op, type WhereOptions } from 'sequelize';
import { ofClientsOrders } from '../../orders/clients/ofClient.ts';
import { flag, id } from '../../platform/http/validation.ts';
import { anyOf, anywhere, byId, since, until } from '../../platform/lists/filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

const oneOf = (codes: object) => Joi.string().valid(...Object.keys(codes));
/** Roubles, with kopecks where they matter. */
const roubles = Joi.number().min(0).max(100_000_000).precision(2);

export const paymentFilters: Record<string, Filter> = {
  id: byId(),
  q: anywhere('provider_payment_id', 'pan_mask', 'document_number'),
  status: anyOf('status', oneOf(registrationStatuses)),
  method: anyOf('method', oneOf(paymentMethods)),
  channel: anyOf('channel', oneOf(paymentChannels)),
  provider_payment_id: anyOf('provider_payment_id', Joi.string().trim().max(30)),
  order_id: {
    schema: Joi.array().items(id).max(1000).single(),
    where: (orders: number[]) => paysFor(`order_id in (${orders.map(Number).join(',')})`),
  },
  order_number: {
    schema: Joi.string()
      .trim()
      .pattern(/^[\p{L}\d-]{1,30}$/u),
    where: (number: string) =>
      paysFor(`order_id in (select id from orders where number = '${number.toUpperCase()}')`),
  },
  client: ofClientsOrders((ofOrders) => paysFor(ofOrders)),
  has_failed_receipt: {
    schema: flag,
    where: (isFailed: boolean) => ({
      id: {
        [isFailed ? Op.in : Op.notIn]: literal(`(select payment_id from receipts where status = 'FAILED')`),
      },
    }),
  },
  sum_from: { schema: roubles, where: (sum: number) => ({ sum: { [Op.gte]: kopecksOfExact(sum) } }) },
  sum_to: { schema: roubles, where: (sum: number) => ({ sum: { [Op.lte]: kopecksOfExact(sum) } }) },
  created_from: since('created_at'),
  created_to: until('created_at'),
};

/** Payments of the orders of these centres. */
export const ofCenters = (centers: readonly number[]): WhereOptions =>
  paysFor(
    `order_id in (select id from orders where center_id in (${[0, ...centers].map(Number).join(',')}))`,
  );

const paysFor = (condition: string): WhereOptions => ({
  id: { [Op.in]: literal(`(select payment_id from payment_parts where ${condition})`) },
});
