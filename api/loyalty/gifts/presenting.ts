import type { CabinetGift, CabinetGiftOrder } from '@odonta/api/contract';
import type { Gift, GiftOrder } from '@odonta/db/models';
import { transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { giftsLeft } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import {
  type GiftOrderTransition,
  giftOrderLifecycle,
} from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { presentTransitions } from '../../platform/kit/transitions.ts';

export const presentGift = (gift: Gift, own_count: number): CabinetGift => ({
  id: gift.id,
  name: gift.name,
  text: gift.text,
  file_preview: pictureOf(gift),
  price_bonus: gift.price_bonus,
  delivery_kind: gift.delivery_kind,
  left: giftsLeft(gift),
  per_person_limit: gift.per_person_limit,
  own_count,
  date_end: secondsOf(gift.date_end),
});

export function presentGiftOrder(order: GiftOrder): CabinetGiftOrder {
  const status: RequestStatus = order.status;
  return {
    id: order.id,
    gift_name: order.gift_name,
    file_preview: pictureOf(order.gift),
    price_bonus: order.price_bonus,
    delivery_kind: order.delivery_kind,
    address: order.address,
    issued_code: order.issued_code,
    tracking: order.tracking,
    reject_reason: order.reject_reason,
    status,
    status_label: giftOrderLifecycle.statuses[status].label,
    available_transitions: presentTransitions(
      giftOrderLifecycle,
      status,
      transitionsFrom(giftOrderLifecycle, status).filter((move) => ofOwner.includes(move)),
    ),
    expires_at: secondsOf(order.expires_at),
    created_at: secondsOf(order.created_at),
  };
}

const ofOwner: readonly GiftOrderTransition[] = ['cancel'];

const pictureOf = ({ filename, alt }: Gift) => ({ filename, alt: alt ?? '' });
