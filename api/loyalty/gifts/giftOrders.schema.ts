import type { GiftOrderBody } from '@odonta/api/contract';
import { giftOrderForm } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import Joi from 'joi';
import { id, text } from '../../platform/http/validation.ts';

/** The recipient of a gift, as the cabinet and staff enter it. */
export const giftContact = {
  last_name: text(giftOrderForm.last_name),
  first_name: text(giftOrderForm.first_name),
  middle_name: text(giftOrderForm.middle_name),
  phone: text(giftOrderForm.phone),
  email: text(giftOrderForm.email).lowercase(),
};

export const giftAddress = text(giftOrderForm.address);

export const giftOrderBody = Joi.object<GiftOrderBody>({
  gift_id: id.required(),
  contact: Joi.object(giftContact).required(),
  address: giftAddress,
});
