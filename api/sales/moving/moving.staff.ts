import { Order } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import Joi from 'joi';
import { staffDoor } from '../../identity/sessions/doors.ts';
import { canMove, openMovesOf } from '../../orders/guards.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { pick } from '../../platform/kit/records.ts';
import { refusal } from '../../platform/transitions/transition.ts';
import { ordersForStaff } from '../orders/orders.staff.ts';
import { moveByStaff } from './moveByStaff.ts';
import { previewed } from './preview.ts';

export const previewMoveByStaff = endpoint({
  method: 'get',
  path: '/adm/orders/:id/move',
  summary: 'What an order would cost on another course, and what would become of its money',
  door: staffDoor,
  allow: 'orders.move',
  query: Joi.object<{ prod_id: number }>({ prod_id: id.required() }),
  handle: async ({ params, query, actor, reach, origin }) => ({
    message: await previewed(async (transaction) => {
      const order = await pick(ordersForStaff, actor, reach, params.id ?? '', transaction);
      if (!(order instanceof Order)) throw new TypeError('orders are moved');
      if (!canMove(order, 'move')) throw refusal(orderLifecycle, 'move', order.status, openMovesOf(order));
      return moveByStaff(order, query, { actor, origin }, transaction);
    }),
  }),
});
