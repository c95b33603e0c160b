import type { OrderMoveView } from '@odonta/api/contract';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { type BuyerActor, buyerDoor } from '../../identity/sessions/buyerDoor.ts';
import { handOf } from '../../identity/sessions/orderActor.ts';
import { orderByToken, tokenOf } from '../../orders/byToken.ts';
import { canMove, mayBuyerMove } from '../../orders/guards.ts';
import { lockOrder } from '../../orders/transition.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { id } from '../../platform/http/validation.ts';
import { works } from '../../platform/journals/works.ts';
import { isOwnerOf } from '../booking/buyers.ts';
import { viewOf } from '../booking/orders.open.ts';
import { otherDatesOf } from './destination.ts';
import { type Asked, type Moved, moveOrder } from './moveOrder.ts';
import { presentDate, previewed } from './preview.ts';

const limit = { name: 'moves', points: 60, seconds: 60, by: byAddress };

/** What the holder of an order's link may do about its date. */
const previewMove = endpoint({
  method: 'get',
  path: '/orders/:token/move',
  summary: 'The other dates of an order, and what it would cost on one of them',
  door: buyerDoor,
  allow: 'anyone',
  query: Joi.object<{ prod_id?: number }>({ prod_id: id }),
  limit,
  handle: async ({ params, query: { prod_id }, actor, origin }) => {
    const order = await orderByToken(params);
    const dates = mayBuyerMove(order) ? await otherDatesOf(order) : [];
    const message: OrderMoveView = {
      dates: dates.map(presentDate),
      preview:
        prod_id === undefined
          ? null
          : await previewed((transaction) => move(order.token, { prod_id }, { actor, origin }, transaction)),
    };
    return { message };
  },
});

const moveByBuyer = endpoint({
  method: 'post',
  path: '/orders/:token/move',
  summary: 'Take an order to another date of its course',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object<Asked>({ prod_id: id.required(), expected_total: Joi.number().integer().min(0) }),
  idempotent: true,
  limit,
  handle: async ({ params, body, actor, origin }) =>
    works.deed(async (transaction) => {
      const { to } = await move(tokenOf(params), body, { actor, origin }, transaction);
      return { message: await viewOf(to.token, transaction), status: 201 };
    }),
});

async function move(
  token: string,
  asked: Asked,
  { actor, origin }: { actor: BuyerActor; origin: Origin },
  transaction: Transaction,
): Promise<Moved> {
  const order = await lockOrder({ token }, transaction);
  if (canMove(order, 'move') && !mayBuyerMove(order))
    throw conflict(
      'Деньги за этот заказ уже возвращаются не полностью, поэтому дату меняет менеджер: напишите нам',
    );
  const dates = canMove(order, 'move') ? await otherDatesOf(order) : [];
  if (canMove(order, 'move') && !dates.some(({ prod }) => prod.id === asked.prod_id))
    throw invalid({ prod_id: 'На эту дату заказ не перенести: выберите другую' });
  const hand = { ...handOf(order, actor), origin };
  const isWithinMonth = !isOwnerOf(order, actor);
  return moveOrder(order, asked, { hand, asked_by: null, isWithinMonth }, transaction);
}

export const moveEndpoints = [previewMove, moveByBuyer];
