import type { Refund } from '@odonta/db/models';
import { type RefundMove, refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const moveRefund = transitionsOf<Refund, RefundMove>('refunds', refundLifecycle);
