import type { EditedOwnPromotion, NewOwnPromotion, PromotionFields } from '@odonta/api/contract';
import {
  benefitKinds,
  promotionLimits as limits,
  type PromotionBearer,
  type PromotionType,
  promotionBearers,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { prodTypeIds } from '@odonta/db/vocabulary/catalog/prod.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import { isPublicLink } from '@odonta/db/vocabulary/publicLink.ts';
import Joi from 'joi';
import { optionalAdMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { day, id, line } from '../../platform/http/validation.ts';

const oneOf = (words: object) => Joi.string().valid(...Object.keys(words));
const numbers = (item: Joi.NumberSchema, most: number) =>
  Joi.array().items(item).unique().max(most).default([]);
const category = Joi.number().valid(...categories.map(({ id }) => id));
const limit = (most: number) => Joi.number().integer().min(1).max(most).empty('').allow(null).default(null);

/** One line: a line break would begin another header of a letter. */
const oneLine = (max: number) =>
  line(max)
    .pattern(/^[^\p{Cc}\u2028\u2029]*$/u)
    .message('Уберите переносы строк');

const email = line(254)
  .lowercase()
  .custom((value: string, helpers) =>
    isEmail(value) ? value : helpers.message({ custom: 'Укажите почту целиком' }),
  );

const link = line(limits.link)
  .empty('')
  .allow(null)
  .default(null)
  .custom((value: string | null, helpers) =>
    value === null || isPublicLink(value)
      ? value
      : helpers.message({ custom: 'Укажите адрес сайта с https://' }),
  );

const fields = {
  name: oneLine(limits.name.max).min(limits.name.min).required(),
  text: line(limits.text.max).min(limits.text.min).required(),
  conditions: line(limits.conditions.max).min(limits.conditions.min).required(),
  logo: Joi.string()
    .pattern(/^[\w-]{1,200}$/)
    .empty('')
    .allow(null)
    .default(null),
  link,
  benefit_kind: oneOf(benefitKinds).required(),
  benefit_value: oneLine(limits.benefit_value).min(1).required(),
  match_categories: numbers(category, limits.categories),
  match_cities: numbers(id, limits.cities),
  match_types: numbers(Joi.number().valid(...prodTypeIds), limits.types),
  match_prods: numbers(id, limits.prods),
  starts_on: day.required(),
  ends_on: day.required(),
  daily_limit: limit(limits.daily),
  total_limit: limit(limits.total),
  ...optionalAdMarks,
  notify_emails: Joi.array().items(email).unique().max(limits.emails).default([]),
  notify_categories: numbers(category, limits.categories),
  notify_cities: numbers(id, limits.cities),
};

const type = oneOf(promotionTypes).required();

export interface PromotionBody extends PromotionFields {
  merchant_id: number;
  type: PromotionType;
  bearer: PromotionBearer;
  bearer_percent: number | null;
}

export const promotionBody = Joi.object<PromotionBody>({
  merchant_id: id.required(),
  type,
  ...fields,
  bearer: oneOf(promotionBearers).default('MERCHANT'),
  bearer_percent: Joi.number().integer().min(1).max(99).empty('').allow(null).default(null),
});

export const newOwnBody = Joi.object<NewOwnPromotion>({ merchant_id: id.required(), type, ...fields });

export const ownBody = Joi.object<EditedOwnPromotion>({
  ...fields,
  version: Joi.number().integer().min(0).required(),
});
