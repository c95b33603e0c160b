import type { AskedRefundView } from '@odonta/api/contract';
import { Refund } from '@odonta/db/models';
import { bankFaults } from '@odonta/db/vocabulary/bank/requisites.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { type RefundBank, type RefundReason, refundLimits } from '@odonta/db/vocabulary/refunds/refund.ts';
import { type RefundStatus, refundStatuses } from '@odonta/db/vocabulary/refunds/refundLifecycle.ts';
import Joi from 'joi';
import { handOf, orderByToken, tokenOf } from '../booking/orders.open.ts';
import { endpoint } from '../http/endpoint.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { byAddress } from '../http/limits.ts';
import { commaSeparated, id, line } from '../http/validation.ts';
import { works } from '../journals/works.ts';
import { participantIds, refundReason } from '../resources/refunds/refunds.schema.ts';
import { buyerDoor } from '../sessions/buyerDoor.ts';
import { askRefund } from './ask.ts';
import { sealBank } from './bankDetails.ts';
import { refundAsked } from './letters.ts';
import { holdOrder } from './lock.ts';
import { quoteRefundOf } from './quoting.ts';
import { sumOf } from './sums.ts';

const limit = { name: 'refunds', points: 10, seconds: 60, by: byAddress };

/** What the holder of an order's link may do about his money. */
const quoteRefund = endpoint({
  method: 'get',
  path: '/orders/:token/refund',
  summary: 'What would go back if these participants gave up their seats now, under both rules',
  door: buyerDoor,
  allow: 'anyone',
  query: Joi.object<{ participants: number[] }>({ participants: commaSeparated(id, 500).required() }),
  handle: async ({ params, query }) => {
    const order = await orderByToken(params);
    return { message: await quoteRefundOf(order, query.participants, 'CLIENT_REFUSED') };
  },
});

const askForRefund = endpoint({
  method: 'post',
  path: '/orders/:token/refund',
  summary: 'Ask the money of these participants back',
  door: buyerDoor,
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
    return works.deed(async (transaction) => {
      const order = await holdOrder({ token }, transaction);
      // What the buyer says of the reason is for people to judge: the rules of the course hold until then.
      const refund = await askRefund(
        order,
        { ...body, reason: body.reason === 'DUPLICATE' ? 'OTHER' : body.reason, asked_kind: 'BUYER' },
        transaction,
      );
      const { by } = handOf(order, actor);
      const named = { action: 'create', resource: 'refunds', record_id: refund.id };
      const changes = { requested_sum: [null, roublesOf(refund.requested_sum)] as [null, number] };
      await works.audit({ ...named, by, origin, changes }, transaction);
      await refundAsked(refund, transaction);
      return { message: viewOf(refund), status: 201 };
    });
  },
});

const nameBank = endpoint({
  method: 'post',
  path: '/orders/:token/refund_bank',
  summary: 'Say to which account the money is to go',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object<RefundBank & { refund_id: number }>({
    refund_id: id.required(),
    holder: line(200).min(3).required(),
    account: Joi.string().trim().replace(/\s/g, '').length(20).required().messages({
      'string.length': 'Счёт — 20 цифр',
    }),
    bic: line(9).required(),
    bank: line(200).min(2).required(),
  }),
  idempotent: true,
  limit,
  handle: async ({ params, body: { refund_id, ...details } }) => {
    const faults = bankFaults({ ...details, correspondent_account: null });
    if (Object.keys(faults).length > 0) throw invalid(faults as Record<string, string>);
    // The order is not held: who executes the refund holds it first, and then the order.
    const { id: order_id } = await orderByToken(params);
    return works.deed(async (transaction) => {
      const refund = await Refund.findOne({
        where: { id: refund_id, order_id },
        lock: transaction.LOCK.NO_KEY_UPDATE,
        transaction,
      });
      if (!refund) throw notFound('Возврат не найден');
      if (refund.route !== 'BANK' || !['PREPARE', 'CREATED'].includes(refund.status))
        throw conflict('Для этого возврата счёт уже не нужен');
      refund.bank = sealBank(details, refund.id);
      await refund.save({ transaction });
      return { message: viewOf(refund) };
    });
  },
});

const viewOf = (refund: Refund): AskedRefundView => ({
  id: refund.id,
  status: refund.status,
  status_label: refundStatuses[refund.status as RefundStatus].label,
  sum: roublesOf(sumOf(refund)),
  route: refund.route,
  promised_on: refund.promised_on,
  needs_bank: refund.route === 'BANK' && refund.bank === null,
});

export const refundEndpoints = [quoteRefund, askForRefund, nameBank];
