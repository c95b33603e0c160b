import type { GiftOrder } from '@odonta/db/models';
import {
  type GiftOrderTransition,
  giftOrderLifecycle,
} from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionGiftOrder = transitionsOf<GiftOrder, GiftOrderTransition>(
  'gift_orders',
  giftOrderLifecycle,
);
