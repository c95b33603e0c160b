import type { AdCreative, AdOrder, AdWish } from '@odonta/api/contract';
import {
  type BannerLook,
  type BannerSlotCode,
  bannerLooks,
  bannerSlots,
} from '@odonta/db/vocabulary/advertising/banners.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import Joi from 'joi';
import { pathOrPublicLink } from '../../advertising/pathOrLink.ts';
import { adMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { id, line, listOf } from '../../platform/http/validation.ts';
import { advertWish, expectedTotal } from '../advertWish.schema.ts';

const slot = Joi.number().valid(...bannerSlots.map(({ code }) => code));

export const slotQuery = Joi.object<{ slot: BannerSlotCode }>({ slot: slot.default(5) });

export const pictureQuery = Joi.object<{ slot: BannerSlotCode; look: BannerLook }>({
  slot: slot.required(),
  look: Joi.string()
    .valid(...bannerLooks)
    .required(),
});

const wish = {
  ...advertWish,
  center_id: id,
  merchant_id: id,
  slot: slot.required(),
  categories: listOf(id, categories.length).unique().default([]),
};

export const wishBody = ofOneBuyer(Joi.object<AdWish>(wish));

export const orderBody = ofOneBuyer(
  Joi.object<AdOrder>({
    ...wish,
    expected_total: expectedTotal,
  }),
);

function ofOneBuyer<Wish>(body: Joi.ObjectSchema<Wish>): Joi.ObjectSchema<Wish> {
  const words = 'Укажите центр или торговую организацию: что-то одно';
  return body.xor('center_id', 'merchant_id').messages({ 'object.missing': words, 'object.xor': words });
}

const picture = Joi.string().pattern(/^[\w-]{1,200}$/);

/** Filled in piece by piece; what is missing is asked for before it is sent for a check. */
export const creativeBody = Joi.object<Partial<AdCreative>>({
  url: line(2000).custom(pathOrPublicLink),
  filename: picture,
  filename_mobile: picture,
  alt: line(300).min(3),
  ad_company: adMarks.ad_company.optional(),
  ad_inn: adMarks.ad_inn.optional(),
  ad_reg_number: adMarks.ad_reg_number.optional(),
}).min(1);
