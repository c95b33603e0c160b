import type { AdCreative, AdOrder, AdWish } from '@odonta/api/contract';
import { weeksOnSale } from '@odonta/db/vocabulary/advertising/adSlots.ts';
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
import { day, id, line, listOf } from '../../platform/http/validation.ts';

const slot = Joi.number().valid(...bannerSlots.map(({ code }) => code));

export const slotQuery = Joi.object<{ slot: BannerSlotCode }>({ slot: slot.default(5) });

export const pictureQuery = Joi.object<{ slot: BannerSlotCode; look: BannerLook }>({
  slot: slot.required(),
  look: Joi.string()
    .valid(...bannerLooks)
    .required(),
});

const wish = {
  center_id: id.required(),
  slot: slot.required(),
  categories: listOf(id, categories.length).unique().default([]),
  weeks: listOf(day, weeksOnSale).unique().min(1).required().messages({
    'array.min': 'Выберите недели',
    'any.required': 'Выберите недели',
  }),
  promo_code: line(60).empty('').allow(null),
};

export const wishBody = Joi.object<AdWish>(wish);

export const orderBody = Joi.object<AdOrder>({
  ...wish,
  expected_total: Joi.number().min(0).precision(2).max(100_000_000_000).required(),
});

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
