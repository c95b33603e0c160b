import { type GiftDelivery, giftDeliveries, giftLimits } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import Joi from 'joi';
import { line, seconds } from '../../platform/http/validation.ts';

export interface GiftBody {
  name: string;
  text: string | null;
  file_preview: { filename: string | null; alt: string };
  price_bonus: number;
  stock: number | null;
  per_person_limit: number | null;
  date_start: number | null;
  date_end: number | null;
  delivery_kind: GiftDelivery;
  is_active: boolean;
}

const count = (least: number, most: number) => Joi.number().integer().min(least).max(most);

export const giftBody = Joi.object<GiftBody>({
  name: line(giftLimits.name).min(2).required(),
  text: Joi.string().trim().max(giftLimits.text).empty('').allow(null),
  file_preview: Joi.object({ filename: line(200).allow(null), alt: line(300).allow('') }),
  price_bonus: count(1, giftLimits.price).required(),
  stock: count(0, giftLimits.stock).allow(null),
  per_person_limit: count(1, giftLimits.perPerson).allow(null),
  date_start: seconds.allow(null),
  date_end: seconds.allow(null),
  delivery_kind: Joi.string()
    .valid(...Object.keys(giftDeliveries))
    .required(),
  is_active: Joi.boolean(),
});
