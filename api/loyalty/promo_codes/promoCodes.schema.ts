import type { StaffPromoCode } from '@odonta/api/contract';
import { bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import {
  isPromoCode,
  promoBearers,
  promoEffects,
  promoLimits,
} from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import Joi from 'joi';
import { id, line, listOf, seconds } from '../../platform/http/validation.ts';

export type PromoRuleBody = Pick<
  StaffPromoCode,
  | 'name'
  | 'scope'
  | 'slot'
  | 'effect'
  | 'value'
  | 'min_total'
  | 'center_id'
  | 'prod_ids'
  | 'categories'
  | 'per_owner_limit'
  | 'cost_bearer'
  | 'platform_percent'
  | 'about'
  | 'date_start'
  | 'date_end'
>;

export interface PromoBody extends PromoRuleBody {
  code: string;
  is_one: boolean;
  max_usages: number | null;
}

export interface BatchBody extends PromoRuleBody {
  prefix: string;
  count: number;
}

const roubles = Joi.number().integer().min(0).max(10_000_000);
const times = Joi.number().integer().min(1).max(1_000_000).allow(null);

const rule = {
  name: line(120).min(3).required(),
  scope: Joi.string().valid('COURSE', 'BANNER', 'PINNING'),
  slot: Joi.number()
    .valid(...bannerSlots.map(({ code }) => code))
    .allow(null),
  effect: Joi.string()
    .valid(...Object.keys(promoEffects))
    .required(),
  value: roubles.required(),
  min_total: roubles,
  center_id: id.allow(null),
  prod_ids: listOf(id, 200),
  categories: listOf(Joi.number().valid(...categories.map((category) => category.id))),
  per_owner_limit: times,
  cost_bearer: Joi.string().valid(...Object.keys(promoBearers)),
  platform_percent: Joi.number().integer().min(1).max(99).allow(null),
  about: line(1000).empty('').allow(null),
  date_start: seconds.required(),
  date_end: seconds.allow(null),
};

const code = line(promoLimits.longest + 10)
  .uppercase()
  .custom((value: string, helpers) =>
    isPromoCode(value)
      ? value
      : helpers.message({
          custom: `От ${promoLimits.shortest} до ${promoLimits.longest} букв и цифр, можно через дефис`,
        }),
  );

export const promoBody = Joi.object<PromoBody>({
  ...rule,
  code: code.required(),
  is_one: Joi.boolean(),
  max_usages: times,
});

export const batchBody = Joi.object<BatchBody>({
  ...rule,
  prefix: line(12)
    .uppercase()
    .pattern(/^[\p{L}\d]+$/u)
    .required()
    .messages({ 'string.pattern.base': 'Только буквы и цифры' }),
  count: Joi.number().integer().min(1).max(promoLimits.batch).required(),
});
