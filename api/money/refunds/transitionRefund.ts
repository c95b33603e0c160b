import type { Refund } from '@odonta/db/models';
import {
  type RefundTransition,
  refundLifecycle,
} from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionRefund = transitionsOf<Refund, RefundTransition>('refunds', refundLifecycle);
