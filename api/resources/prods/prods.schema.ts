import type { StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import {
  degrees,
  nmoStates,
  offeredProdTypes,
  prodLimits,
  services,
} from '@odonta/db/vocabulary/catalog/prod.ts';
import Joi from 'joi';
import { flag, id, line, seconds } from '../../http/validation.ts';

const { min, max } = prodLimits.price;
const roubles = Joi.number().integer().min(min).max(max);
const rich = Joi.string().allow('').max(prodLimits.rich);
const moment = seconds.allow(null);

const price = Joi.object({
  id,
  price: roubles.required(),
  type: Joi.string()
    .valid(...Object.keys(priceTypes))
    .required(),
  date: Joi.when('type', { is: 'date', then: seconds.required(), otherwise: Joi.valid(null) }).messages({
    'any.only': 'Только для ранней регистрации',
  }),
  count_listener: Joi.when('type', {
    is: 'listener',
    then: Joi.number().integer().min(2).max(500).required(),
    otherwise: Joi.valid(null),
  }).messages({ 'any.only': 'Только для цены по числу участников' }),
  text: Joi.when('type', {
    is: 'any',
    then: line(200).min(2).required(),
    otherwise: line(200).allow(null, ''),
  }),
});

const nmo = Joi.object({
  points: Joi.number().integer().min(prodLimits.points.min).max(prodLimits.points.max).required(),
  code: line(60).allow(null, '').default(null),
  speciality_ids: Joi.array().items(id).unique().max(prodLimits.specialities).default([]),
  state: Joi.string()
    .valid(...Object.keys(nmoStates))
    .default('NONE'),
  date: moment.default(null),
});

export type ProdBody = Omit<StaffProd, 'id' | 'prices'> & { prices: StaffProd['prices'] };

/** What staff may write of a course. Its status, counters and ratings are not among it: those change by deeds of their own. */
export const prodBody = Joi.object<ProdBody>({
  slug: Joi.string()
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(100),
  center_id: id.required(),
  name: line(prodLimits.name.max).min(prodLimits.name.min).required(),
  type: Joi.number()
    .valid(...offeredProdTypes)
    .required(),
  degree: Joi.string()
    .valid(...Object.keys(degrees))
    .required(),
  categories: Joi.array()
    .items(Joi.number().valid(...categories.map((category) => category.id)))
    .unique()
    .min(prodLimits.categories.min)
    .max(prodLimits.categories.max)
    .required(),
  services: Joi.array()
    .items(Joi.number().valid(...Object.keys(services).map(Number)))
    .unique(),
  series_id: id.allow(null),
  nmo: nmo.allow(null),
  city_id: id.allow(null),
  address: line(300).allow(null, ''),
  is_date_open: flag,
  date_start: moment,
  date_end: Joi.alternatives(Joi.valid(0), seconds),
  duration_hours: Joi.number()
    .integer()
    .min(prodLimits.duration.min)
    .max(prodLimits.duration.max)
    .allow(null),
  text: rich,
  program: rich,
  for_whom: rich,
  result: rich,
  requirements: rich,
  file_preview: Joi.object({ filename: line(200).allow(null), alt: line(300).allow('') }),
  price: roubles.required(),
  prices: Joi.array().items(price).max(prodLimits.prices),
  lecturer_ids: Joi.array().items(id).unique().max(prodLimits.lecturers),
  seats_total: Joi.number().integer().min(0).max(100_000).allow(null),
  seats_display: Joi.string().valid('NUMBER', 'FEW', 'HIDDEN'),
  waitlist_enabled: flag,
  registration_from: moment,
  registration_to: moment,
  is_related_promotion: flag,
  is_partner_bonus_promo: flag,
  disable_promotion: flag,
});
