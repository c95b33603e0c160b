import type { RescheduledOrderView } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../identity/sessions/userSessions.ts';
import { isTransitionOpen, openTransitionsOf } from '../orders/guards.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../platform/http/endpoint.ts';
import { invalid } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { id } from '../platform/http/validation.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { refusal } from '../platform/transitions/transition.ts';
import { coursesOfCenter } from '../sales/rescheduling/destination.ts';
import { presentDate, previewed } from '../sales/rescheduling/preview.ts';
import { type Asked, type Rescheduled, rescheduleOrder } from '../sales/rescheduling/rescheduleOrder.ts';
import { refuseDestination, refuseToMove } from './centerMovingRules.ts';
import { lockOwnOrder } from './ownOrder.ts';

interface Member {
  actor: SignedInUser;
  origin: Origin;
}

/** Looks cost nothing of the moves themselves. */
const limit = { name: 'center_moves', points: 60, seconds: 3600, by: byUser };
const limitOfPreview = { name: 'center_move_previews', points: 240, seconds: 3600, by: byUser };

const preview = endpoint({
  method: 'get',
  path: '/centersOrders/:id/move',
  summary: 'The other courses of my centre for an order, and its price on one of them',
  audience: userAudience,
  allow: 'partner himself',
  limit: limitOfPreview,
  query: Joi.object<{ prod_id?: number }>({ prod_id: id }),
  handle: async ({ params, query: { prod_id }, actor, origin }) => {
    const orderId = numberIn(params.id);
    const order = await unitOfWork.transaction(async (transaction) => {
      const own = await lockOwnOrder(actor, orderId, 'orders.move', transaction);
      if (isTransitionOpen(own, 'move')) await refuseToMove(own, transaction);
      return own;
    });
    const courses = isTransitionOpen(order, 'move') ? await coursesOfCenter(order) : [];
    const shown =
      prod_id === undefined
        ? null
        : await previewed((transaction) => move(orderId, { prod_id }, { actor, origin }, transaction));
    const message: RescheduledOrderView = { dates: courses.slice(0, 100).map(presentDate), preview: shown };
    return { message };
  },
});

const moveByCenter = endpoint({
  method: 'post',
  path: '/centersOrders/:id/move',
  summary:
    'Take an order to another course of my centre, with its money; for ten days its buyer may leave for all of it',
  audience: userAudience,
  allow: 'partner himself',
  limit,
  idempotent: true,
  body: Joi.object<Required<Asked>>({
    prod_id: id.required().messages({ 'any.required': 'Выберите курс' }),
    expected_total: Joi.number().integer().min(0).required(),
  }),
  handle: ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { to } = await move(numberIn(params.id), body, { actor, origin }, transaction);
      return { status: 201, message: { id: to.id, number: to.number } };
    }),
});

export const centerMovingEndpoints: AnyEndpoint[] = [preview, moveByCenter];

/** A large difference waits for approval, as one of staff does: a centre may not empty orders of their money by itself. */
async function move(
  orderId: number,
  asked: Asked,
  { actor, origin }: Member,
  transaction: Transaction,
): Promise<Rescheduled> {
  const order = await lockOwnOrder(actor, orderId, 'orders.move', transaction);
  if (!isTransitionOpen(order, 'move'))
    throw refusal(orderLifecycle, 'move', order.status, openTransitionsOf(order));
  await refuseToMove(order, transaction);
  const there = await Prod.findByPk(asked.prod_id, { attributes: ['center_id'], transaction });
  if (there?.center_id !== order.center_id)
    throw invalid({ prod_id: 'На этот курс заказ не перенести: выберите другой' });
  const acting = { by: userAudience.auditActor(actor), origin };
  const rescheduled = await rescheduleOrder(
    order,
    asked,
    { actor: acting, asked_by: actor.id, isUnasked: true },
    transaction,
  );
  await refuseDestination(rescheduled, transaction);
  return rescheduled;
}
