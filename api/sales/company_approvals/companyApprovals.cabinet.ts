import { Order } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import type { Actor } from '../../orders/actor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { approve, turnDown } from './deciding.ts';
import { approvalsOf } from './presenting.ts';

type Decision = (order: Order, actor: Actor, transaction: Transaction) => Promise<void>;

const listApprovals = endpoint({
  method: 'get',
  path: '/legal/approvals',
  summary: 'Orders beyond a member’s monthly limit that wait for the owner of my company',
  audience: legalAudience,
  allow: 'approvals',
  handle: async ({ actor }) => ({ message: await approvalsOf(actor) }),
});

const decideBy = (
  name: string,
  summary: string,
  body: Joi.ObjectSchema<{ reason?: string }>,
  decide: Decision,
): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: `/legal/approvals/:id/${name}`,
    summary,
    audience: legalAudience,
    allow: 'approvals',
    body,
    idempotent: true,
    handle: async ({ actor, params, body: { reason = null }, origin }) => ({
      message: await unitOfWork.transaction(async (transaction) => {
        const order = await ownOrder(actor, params.id, transaction);
        await decide(order, { by: legalAudience.auditActor(actor), origin, reason }, transaction);
        return approvalsOf(actor, transaction);
      }),
    }),
  });

export const ownerEndpoints: AnyEndpoint[] = [
  listApprovals,
  decideBy('approve', 'Confirm an order beyond the month of its member', Joi.object({}), approve),
  decideBy(
    'reject',
    'Turn down an order beyond the month of its member, with why',
    Joi.object({
      reason: line(1000)
        .min(3)
        .required()
        .messages({ 'any.required': 'Напишите причину', 'string.empty': 'Напишите причину' }),
    }),
    turnDown,
  ),
];

/** An order of another company is not there. */
async function ownOrder(
  { legal_user_id }: SignedInLegal,
  id: string | undefined,
  transaction: Transaction,
): Promise<Order> {
  const own = await Order.findOne({
    where: { id: numberIn(id), legal_user_id },
    attributes: ['id'],
    transaction,
  });
  if (!own) throw notFound('Заказ не найден');
  return lockOrder({ id: own.id }, transaction);
}
