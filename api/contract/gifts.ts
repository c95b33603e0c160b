import type { GiftDelivery, GiftState } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import type { GiftOrderTransition } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transition, Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

interface GiftPicture {
  filename: string | null;
  alt: string;
}

/** A gift as an owner of bonuses sees it. */
export interface CabinetGift {
  id: number;
  name: string;
  text: string | null;
  file_preview: GiftPicture;
  price_bonus: number;
  delivery_kind: GiftDelivery;
  /** How many are left; null where they do not run out. */
  left: number | null;
  per_person_limit: number | null;
  /** How many of them are his already. */
  own_count: number;
  date_end: number | null;
}

export interface CabinetGifts {
  /** Without a verified phone bonuses are hidden, and nothing can be ordered. */
  is_phone_proved: boolean;
  balance: number;
  gifts: CabinetGift[];
}

export interface GiftContact {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone: string;
  email: string;
}

export interface GiftOrderBody {
  gift_id: number;
  contact: GiftContact;
  /** The postal address, for gifts sent by post. */
  address?: string;
}

export interface CabinetGiftOrder {
  id: number;
  gift_name: string;
  file_preview: GiftPicture;
  price_bonus: number;
  delivery_kind: GiftDelivery;
  address: string | null;
  issued_code: string | null;
  tracking: string | null;
  reject_reason: string | null;
  status: RequestStatus;
  status_label: string;
  available_transitions: Transition<GiftOrderTransition>[];
  /** Until when it is issued, or its bonuses go back. */
  expires_at: number;
  created_at: number;
}

export interface CabinetGiftOrders {
  orders: CabinetGiftOrder[];
  total: number;
}

export interface StaffGift {
  id: number;
  name: string;
  text: string | null;
  file_preview: GiftPicture;
  price_bonus: number;
  stock: number | null;
  ordered_count: number;
  left: number | null;
  per_person_limit: number | null;
  date_start: number | null;
  date_end: number | null;
  delivery_kind: GiftDelivery;
  is_active: boolean;
  state: GiftState;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffGiftOrder extends Transitioning {
  id: number;
  gift_id: number;
  gift_name: string;
  price_bonus: number;
  delivery_kind: GiftDelivery;
  individual_id: number;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: string;
  address: string | null;
  issued_code: string | null;
  tracking: string | null;
  reject_reason: string | null;
  status: RequestStatus;
  expires_at: number;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** An order that staff make for the owner of a cabinet. */
export interface StaffGiftOrderBody {
  gift_id: number;
  individual_id: number;
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone: string;
  email: string;
  address?: string;
}
