import { type Order, Refund } from '@odonta/db/models';
import { type RefundReason, refundLimits } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { buyerAudience, personOf } from '../../identity/sessions/buyerAudience.ts';
import { actorOf } from '../../identity/sessions/orderActor.ts';
import { orderByToken, tokenOf } from '../../orders/byToken.ts';
import { hasChanged } from '../../orders/refunds/percentNow.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { commaSeparated, id, line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { presentAsked } from './account/presenting.ts';
import { askRefund } from './ask.ts';
import { refundAsked } from './letters.ts';
import { lockOrderOf } from './lock.ts';
import { quoteRefundOf } from './quoting.ts';
import { participantIds, refundReason } from './refunds.schema.ts';

const limit = { name: 'refunds', points: 10, seconds: 60, by: byAddress };

/** Refunds through the link of an order. */
const quoteRefund = endpoint({
  method: 'get',
  path: '/orders/:token/refund',
  summary: 'The refund if these participants gave up their seats now, under both rules',
  audience: buyerAudience,
  allow: 'anyone',
  query: Joi.object<{ participants: number[] }>({ participants: commaSeparated(id, 500).required() }),
  handle: async ({ params, query }) => {
    const order = await orderByToken(params);
    return { message: await quoteRefundOf(order, query.participants, reasonNow(order, 'CLIENT_REFUSED')) };
  },
});

const readRefunds = endpoint({
  method: 'get',
  path: '/orders/:token/refunds',
  summary: 'The refunds of an order',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => {
    const { id: order_id } = await orderByToken(params);
    const refunds = await Refund.findAll({ where: { order_id }, order: [['id', 'DESC']] });
    return { message: refunds.map(presentAsked) };
  },
});

const askForRefund = endpoint({
  method: 'post',
  path: '/orders/:token/refund',
  summary: 'Request a refund for these participants',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object<{
    participant_ids: number[];
    reason: RefundReason;
    comment?: string;
  }>({
    participant_ids: participantIds.min(1).required().messages({ 'array.min': 'Выберите участников' }),
    reason: refundReason.valid('CLIENT_REFUSED', 'DUPLICATE', 'QUALITY', 'OTHER').default('CLIENT_REFUSED'),
    comment: line(refundLimits.comment).empty(['', null]),
  }),
  idempotent: true,
  limit,
  handle: async ({ params, body, actor, origin }) => {
    const token = tokenOf(params);
    return unitOfWork.transaction(async (transaction) => {
      const order = await lockOrderOf({ token }, transaction);
      // The buyer's reason is judged by people: the rules of the course apply until then.
      const refund = await askRefund(
        order,
        {
          ...body,
          reason: reasonNow(order, body.reason === 'DUPLICATE' ? 'OTHER' : body.reason),
          asked_kind: 'BUYER',
          // Staff who ask through a buyer's link must not approve the refund later.
          asked_by: personOf(actor),
        },
        transaction,
      );
      const { by } = actorOf(order, actor);
      const named = { action: 'create', resource: 'refunds', record_id: refund.id };
      const changes = { requested_sum: [null, roublesOf(refund.requested_sum)] as [null, number] };
      await unitOfWork.audit({ ...named, by, origin, changes }, transaction);
      await refundAsked(refund, transaction);
      return { message: presentAsked(refund), status: 201 };
    });
  },
});

/** A buyer who leaves a changed course leaves through no choice of his own: nobody of his group pays more for it. */
const reasonNow = (order: Order, said: RefundReason): RefundReason =>
  said === 'CLIENT_REFUSED' && hasChanged(order) ? 'DATE_CHANGED' : said;

export const refundEndpoints = [quoteRefund, askForRefund, readRefunds];
