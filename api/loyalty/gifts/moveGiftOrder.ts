import type { GiftOrder } from '@odonta/db/models';
import {
  type GiftOrderMove,
  giftOrderLifecycle,
} from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const moveGiftOrder = transitionsOf<GiftOrder, GiftOrderMove>('gift_orders', giftOrderLifecycle);
