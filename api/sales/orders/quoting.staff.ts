import { Order } from '@odonta/db/models';
import type { RefundReason } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { quoteRefundOf } from '../../money/refunds/quoting.ts';
import { refundReason } from '../../money/refunds/refunds.schema.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { commaSeparated, id } from '../../platform/http/validation.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

export const quoteRefundForStaff = (orders: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/orders/:id/refund',
    summary: 'The refund if these participants gave up their seats now, under both rules',
    audience: staffAudience,
    allow: 'refunds.create',
    query: Joi.object<{ participants: number[]; reason: RefundReason }>({
      participants: commaSeparated(id, 500).required(),
      reason: refundReason.default('CLIENT_REFUSED'),
    }),
    handle: async ({ params, query, actor, scope }) => {
      const order = await pick(orders, actor, scope, params.id ?? '');
      if (!(order instanceof Order)) throw new TypeError('orders are refunded');
      return { message: await quoteRefundOf(order, query.participants, query.reason) };
    },
  });
