import type { RescheduledOrderView } from '@odonta/api/contract';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { actorOf } from '../../identity/sessions/orderActor.ts';
import { orderByToken, tokenOf } from '../../orders/byToken.ts';
import { isTransitionOpen, mayBuyerReschedule } from '../../orders/guards.ts';
import { lockOrder } from '../../orders/transition.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { id } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { isOwnerOf } from '../booking/buyers.ts';
import { viewOf } from '../booking/orders.open.ts';
import { otherDatesOf } from './destination.ts';
import { presentDate, previewed } from './preview.ts';
import { type Asked, type Rescheduled, rescheduleOrder } from './rescheduleOrder.ts';

const limit = { name: 'moves', points: 60, seconds: 60, by: byAddress };

/** Rescheduling through the link of an order. */
const previewReschedule = endpoint({
  method: 'get',
  path: '/orders/:token/move',
  summary: 'The other dates for an order, and its price on one of them',
  audience: buyerAudience,
  allow: 'anyone',
  query: Joi.object<{ prod_id?: number }>({ prod_id: id }),
  limit,
  handle: async ({ params, query: { prod_id }, actor, origin }) => {
    const order = await orderByToken(params);
    const dates = mayBuyerReschedule(order) ? await otherDatesOf(order) : [];
    const preview =
      prod_id === undefined
        ? null
        : await previewed((transaction) =>
            reschedule(order.token, { prod_id }, { actor, origin }, transaction),
          );
    return { message: { dates: dates.map(presentDate), preview } satisfies RescheduledOrderView };
  },
});

const rescheduleByBuyer = endpoint({
  method: 'post',
  path: '/orders/:token/move',
  summary: 'Reschedule an order to another date of its course',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object<Asked>({ prod_id: id.required(), expected_total: Joi.number().integer().min(0) }),
  idempotent: true,
  limit,
  handle: async ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { to } = await reschedule(tokenOf(params), body, { actor, origin }, transaction);
      return { message: await viewOf(to.token, transaction), status: 201 };
    }),
});

async function reschedule(
  token: string,
  asked: Asked,
  { actor, origin }: { actor: BuyerActor; origin: Origin },
  transaction: Transaction,
): Promise<Rescheduled> {
  const order = await lockOrder({ token }, transaction);
  if (isTransitionOpen(order, 'move') && !mayBuyerReschedule(order))
    throw conflict(
      'Деньги за этот заказ уже возвращаются не полностью, поэтому дату меняет менеджер: напишите нам',
    );
  const dates = isTransitionOpen(order, 'move') ? await otherDatesOf(order) : [];
  if (isTransitionOpen(order, 'move') && !dates.some(({ prod }) => prod.id === asked.prod_id))
    throw invalid({ prod_id: 'На эту дату заказ не перенести: выберите другую' });
  const acting = { ...actorOf(order, actor), origin };
  const isWithinMonth = !isOwnerOf(order, actor);
  return rescheduleOrder(order, asked, { actor: acting, asked_by: null, isWithinMonth }, transaction);
}

export const rescheduleEndpoints = [previewReschedule, rescheduleByBuyer];
