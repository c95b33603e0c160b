import {
  type RefundRejectCode,
  type RefundRoute,
  refundLimits,
  refundReasons,
  refundRejectCodes,
  refundRoutes,
} from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { repricings } from '@odonta/db/vocabulary/orders/order.ts';
import Joi from 'joi';
import { id, line, listOf } from '../../platform/http/validation.ts';
import type { AskedRefund } from './ask.ts';

export interface RefundBody extends Omit<AskedRefund, 'asked_kind' | 'asked_by' | 'comment'> {
  order_id: number;
  comment?: string;
}

/** Roubles; by the rules of the course if empty. */
const sum = Joi.number().integer().min(0).max(100_000_000);

export const participantIds = listOf(id, 500).unique().default([]);
export const refundReason = Joi.string().valid(...Object.keys(refundReasons));
export const repricing = Joi.string()
  .valid(...Object.keys(repricings))
  .empty(['', null]);

export const refundBody = Joi.object<RefundBody>({
  order_id: id.required(),
  participant_ids: participantIds,
  reason: refundReason.required(),
  policy: repricing,
  requested_sum: sum.empty(null),
  route: Joi.string()
    .valid(...Object.keys(refundRoutes))
    .empty(null),
  expenses: Joi.array()
    .items(
      Joi.object({
        sum: sum.min(1).required(),
        description: line(300).min(3).required(),
        file_id: Joi.string().guid().required().messages({ 'any.required': 'Приложите документ о расходе' }),
      }),
    )
    .max(refundLimits.expenses),
  comment: line(refundLimits.comment).empty(['', null]),
});

/** Declining an approved refund also needs a reason code, so that reports can count it. */
export const rejectionBody = Joi.object<{ reject_code?: RefundRejectCode }>({
  reject_code: Joi.string()
    .valid(...Object.keys(refundRejectCodes))
    .empty(['', null]),
});

export const routeBody = Joi.object<{ route: RefundRoute }>({
  route: Joi.string()
    .valid(...Object.keys(refundRoutes).filter((route) => route !== 'VOUCHER'))
    .required(),
});

export const executionBody = Joi.object<{ document_number: string; document_date: string }>({
  document_number: line(30).min(1).required(),
  document_date: Joi.string()
    .pattern(/^\d{4}-\d\d-\d\d$/)
    .required(),
});
