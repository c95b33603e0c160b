import { waitlistStatuses } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { contact } from '../../orders/orders.filters.ts';
import { id } from '../../platform/http/validation.ts';
import { anyOf, byCode, byId, since, until } from '../../platform/lists/filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

const count = Joi.number().integer().min(0).max(1000);

export const waitlistFilters: Record<string, Filter> = {
  id: byId(),
  q: contact('last_name', 'email', 'phone'),
  status: byCode('status', waitlistStatuses),
  prod_id: byId('prod_id'),
  center_id: {
    schema: Joi.array().items(id).max(100).single(),
    where: (ids: number[]) => ({ prod_id: ofCenters(ids) }),
  },
  individual_id: byId('individual_id'),
  client: ofClient('waitlist', { phone: 'phone', individual: 'individual_id' }),
  order_id: byId('order_id'),
  offers: anyOf('offers', count),
  quantity_from: { schema: count, where: (least: number) => ({ quantity: { [Op.gte]: least } }) },
  created_from: since('created_at'),
  created_to: until('created_at'),
};

/** Condition on `prod_id`: the courses of these centres. */
export function ofCenters(centerIds: readonly number[]) {
  if (centerIds.length === 0) return [];
  const numbers = centerIds.map(Number).join(', ');
  return { [Op.in]: literal(`(select id from prods where center_id in (${numbers}))`) };
}
