import type { StaffGiftOrder, StaffGiftOrderBody } from '@odonta/api/contract';
import { giftLimits } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import Joi from 'joi';
import { id, line } from '../../platform/http/validation.ts';
import { giftAddress, giftContact } from '../gifts/giftOrders.schema.ts';

export const giftOrderByStaff = Joi.object<StaffGiftOrderBody>({
  gift_id: id.required(),
  individual_id: id.required(),
  ...giftContact,
  address: giftAddress,
});

export type GiftOrderEdit = Pick<
  StaffGiftOrder,
  'last_name' | 'first_name' | 'middle_name' | 'phone' | 'email' | 'address'
>;

export const giftOrderEdit = Joi.object<GiftOrderEdit>({
  ...giftContact,
  middle_name: giftContact.middle_name.empty().empty('').allow(null),
  address: giftAddress.empty().empty('').allow(null),
});

export interface Issuing {
  issued_code?: string;
  tracking?: string;
}

/** The details of the gift: a code, or a tracking number. */
export const issuing = Joi.object<Issuing>({
  issued_code: line(giftLimits.code).empty(['', null]),
  tracking: line(giftLimits.code).empty(['', null]),
});
