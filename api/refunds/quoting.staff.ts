import { Order } from '@odonta/db/models';
import type { RefundReason } from '@odonta/db/vocabulary/refunds/refund.ts';
import Joi from 'joi';
import { endpoint } from '../http/endpoint.ts';
import { commaSeparated, id } from '../http/validation.ts';
import { pick } from '../kit/records.ts';
import { ordersForStaff } from '../resources/orders/orders.staff.ts';
import { refundReason } from '../resources/refunds/refunds.schema.ts';
import { staffDoor } from '../sessions/doors.ts';
import { quoteRefundOf } from './quoting.ts';

export const quoteRefundForStaff = endpoint({
  method: 'get',
  path: '/adm/orders/:id/refund',
  summary: 'What would go back if these participants gave up their seats now, under both rules',
  door: staffDoor,
  allow: 'refunds.create',
  query: Joi.object<{ participants: number[]; reason: RefundReason }>({
    participants: commaSeparated(id, 500).required(),
    reason: refundReason.default('CLIENT_REFUSED'),
  }),
  handle: async ({ params, query, actor, reach }) => {
    const order = await pick(ordersForStaff, actor, reach, params.id ?? '');
    if (!(order instanceof Order)) throw new TypeError('orders are refunded');
    return { message: await quoteRefundOf(order, query.participants, query.reason) };
  },
});
