import { Order } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { isTransitionOpen, openTransitionsOf } from '../../orders/guards.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { refusal } from '../../platform/transitions/transition.ts';
import { previewed } from './preview.ts';
import { rescheduleByStaff } from './rescheduleByStaff.ts';

export const previewRescheduleByStaff = (orders: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/orders/:id/move',
    summary: 'The price of an order on another course, and the effect on its money',
    audience: staffAudience,
    allow: 'orders.move',
    query: Joi.object<{ prod_id: number }>({ prod_id: id.required() }),
    handle: async ({ params, query, actor, scope, origin }) => ({
      message: await previewed(async (transaction) => {
        const order = await pick(orders, actor, scope, params.id ?? '', transaction);
        if (!(order instanceof Order)) throw new TypeError('orders are moved');
        if (!isTransitionOpen(order, 'move'))
          throw refusal(orderLifecycle, 'move', order.status, openTransitionsOf(order));
        return rescheduleByStaff(order, query, { actor, origin }, transaction);
      }),
    }),
  });
