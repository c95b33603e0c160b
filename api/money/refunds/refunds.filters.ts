import { refundReasons, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { ofClientsOrders } from '../../orders/clients/ofClient.ts';
import { ofOrders, ownersOfOrders } from '../../orders/ofOrders.filters.ts';
import { seconds } from '../../platform/http/validation.ts';
import { anyOf, byId, dayOf, since, until } from '../../platform/lists/filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

const oneOf = (field: string, words: object) => anyOf(field, Joi.string().valid(...Object.keys(words)));

export const refundFilters: Record<string, Filter> = {
  id: byId(),
  order_id: byId('order_id'),
  status: oneOf('status', refundStatuses),
  reason: oneOf('reason', refundReasons),
  route: oneOf('route', refundRoutes),
  created_from: since('created_at'),
  created_to: until('created_at'),
  finished_from: since('finished_at'),
  finished_to: until('finished_at'),
  unsold_from: unsold('>='),
  unsold_to: unsold('<='),
  client: ofClientsOrders((ofOrders) => ({
    id: { [Op.in]: literal(`(select id from refunds where ${ofOrders})`) },
  })),
  ...ownersOfOrders('order_id'),
  ...ofOrders('order_id'),
};

/** The days on which a refund reversed a sale. */
function unsold(compared: '>=' | '<='): Filter {
  const on = (day: string) =>
    literal(`(select refund_id from ledger_entries where kind = 'UNSOLD' and day ${compared} '${day}')`);
  return { schema: seconds, where: (value: number) => ({ id: { [Op.in]: on(dayOf(value)) } }) };
}
