import type { CenterOrders } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { type RegistrationStatus, registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { userAudience } from '../identity/sessions/audiences.ts';
import { prodOfOrder } from '../orders/presenting.ts';
import { transition } from '../orders/transition.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { line } from '../platform/http/validation.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { offset, type Page } from '../platform/lists/paging.ts';
import { heldAmong } from './centerReplacingRules.ts';
import { centersOf } from './centersOf.ts';
import { type CenterTransition, presentCenterOrder } from './centersOrders.presenter.ts';
import { lockOwnOrder } from './ownOrder.ts';

const perPage = 50;

const listOrders = endpoint({
  method: 'get',
  path: '/centersOrders',
  summary: 'Orders of the courses of my centres, newest first',
  audience: userAudience,
  allow: 'partner himself',
  query: Joi.object<Page & { status?: RegistrationStatus }>({
    offset,
    status: Joi.string().valid(...Object.keys(registrationStatuses)),
  }),
  handle: async ({ actor, query }) => {
    const { status } = query;
    const seen = await centersOf(actor, 'orders.list');
    const worked = await centersOf(actor, 'orders.confirm');
    const where = { center_id: seen, ...(status && { status }) };
    const total = await Order.count({ where });
    const order = [['id', 'DESC'] as [string, string]];
    const orders = await Order.findAll({
      where,
      include: shown,
      order,
      limit: perPage,
      offset: query.offset,
    });
    const held = await heldAmong(orders);
    const message: CenterOrders = {
      orders: orders.map((one) => presentCenterOrder(one, worked.includes(one.center_id), held)),
      total,
    };
    return { message };
  },
});

/** 404 for an order of another centre, 403 with the reason for a read-only member. */
const transitionBy = (
  move: CenterTransition,
  summary: string,
  body: Joi.ObjectSchema<{ reason?: string }>,
): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: `/centersOrders/:id/${move}`,
    summary,
    audience: userAudience,
    allow: 'partner himself',
    body,
    handle: async ({ actor, params, body: { reason = null }, origin }) => {
      const id = numberIn(params.id);
      const message = await unitOfWork.transaction(async (transaction) => {
        const order = await lockOwnOrder(actor, id, 'orders.confirm', transaction, 'orders.list');
        await transition(order, move, { by: userAudience.auditActor(actor), origin, reason }, transaction);
        const moved = await Order.findByPk(id, { include: shown, transaction, rejectOnEmpty: true });
        return presentCenterOrder(moved, true, await heldAmong([moved]));
      });
      return { message };
    },
  });

export const centerOrderEndpoints: AnyEndpoint[] = [
  listOrders,
  transitionBy('confirm_seat', 'Confirm the seats of an order', Joi.object({})),
  transitionBy(
    'reject',
    'Turn an order down, with why',
    Joi.object({
      reason: line(1000)
        .min(3)
        .required()
        .messages({ 'any.required': 'Напишите причину', 'string.empty': 'Напишите причину' }),
    }),
  ),
];

const shown = [prodOfOrder, 'participants'];
