import type { CancelEventBody, EditedProd, StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { classDayLimits } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { namesParticipation, priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import {
  degrees,
  nmoStates,
  offeredProdTypes,
  prodLimits,
  services,
} from '@odonta/db/vocabulary/catalog/prod.ts';
import { inclusions, issuedDocuments, offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { inOrder, issueOfPolicy, saleTermLimits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { paymentMethods, type RefundPolicy, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import Joi from 'joi';
import { day, flag, id, line, seconds } from '../../platform/http/validation.ts';
import { programDays, time } from './prods.program.schema.ts';

const { min, max } = prodLimits.price;
const roubles = Joi.number().integer().min(min).max(max);
const rich = Joi.string().allow('').max(prodLimits.rich);
const moment = seconds.allow(null);

function within(field: Exclude<keyof typeof saleTermLimits, 'refund_steps'>) {
  return Joi.number().integer().min(saleTermLimits[field].min).max(saleTermLimits[field].max);
}

const participation = Joi.string().pattern(/^(main|lecture|practice|any:[1-9]\d{0,8})$/);

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
  participation: Joi.when('type', {
    is: Joi.valid(...Object.keys(priceTypes).filter((type) => namesParticipation({ type: type as never }))),
    // Such an option names its participation itself.
    then: Joi.valid(null),
    otherwise: participation.allow(null),
  }),
  seats_limit: within('seats_limit').allow(null),
  is_active: flag,
});

const refundPolicy = Joi.array()
  .items(
    Joi.object({
      days_before: within('days_before').required(),
      percent: Joi.number().integer().min(0).max(100).required(),
    }),
  )
  .min(1)
  .max(saleTermLimits.refund_steps)
  .custom((policy: RefundPolicy, helpers) => {
    const issue = issueOfPolicy(policy);
    return issue === null ? inOrder(policy) : helpers.message({ custom: issue });
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

const classDay = Joi.object({
  day: day.required(),
  from: time.required(),
  to: time.required(),
  title: line(classDayLimits.title).empty('').allow(null).default(null),
});

function codesOf(words: Readonly<Record<string, string>>) {
  const codes = Object.keys(words);
  return Joi.array()
    .items(Joi.string().valid(...codes))
    .unique()
    .max(codes.length);
}

export type ProdBody = Omit<StaffProd, 'id' | 'prices'> & { prices: StaffProd['prices'] };

/** The fields that a course cannot begin without, and any others. */
export type NewProd = Partial<ProdBody> &
  Pick<ProdBody, 'center_id' | 'name' | 'type' | 'degree' | 'categories' | 'price'>;

/** The fields of a course that staff write. Its status, counters and ratings change in other ways. */
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
    .max(Object.keys(services).length)
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
  schedule: Joi.array().items(classDay).max(classDayLimits.count),
  directions: Joi.string().trim().max(offerLimits.directions).empty('').allow(null),
  online_link: Joi.string()
    .trim()
    .uri({ scheme: 'https' })
    .max(offerLimits.online_link)
    .empty('')
    .allow(null)
    .messages({
      'string.uri': 'Нужна ссылка, которая начинается с https://',
      'string.uriCustomScheme': 'Нужна ссылка, которая начинается с https://',
    }),
  issued_documents: codesOf(issuedDocuments),
  inclusions: codesOf(inclusions),
  inclusions_note: line(offerLimits.note).empty('').allow(null),
  group_size: Joi.number().integer().min(offerLimits.group.min).max(offerLimits.group.max).allow(null),
  speciality_ids: Joi.array().items(id).unique().max(offerLimits.specialities),
  text: rich,
  program: rich,
  program_days: programDays,
  for_whom: rich,
  result: rich,
  requirements: rich,
  file_preview: Joi.object({ filename: line(200).allow(null), alt: line(300).allow('') }),
  price: roubles.required(),
  prices: Joi.array().items(price).unique('id', { ignoreUndefined: true }).max(prodLimits.prices),
  seats_limits: Joi.array()
    .items(Joi.object({ participation: participation.required(), count: within('seats_limit').required() }))
    .unique('participation')
    .max(prodLimits.prices),
  requires_confirmation: flag,
  payment_methods: Joi.array()
    .items(Joi.string().valid(...Object.keys(paymentMethods)))
    .max(Object.keys(paymentMethods).length)
    .unique()
    .min(1),
  hold_minutes: within('hold_minutes'),
  invoice_days: within('invoice_days'),
  refund_policy: refundPolicy,
  reprice_on_reduction: Joi.string().valid(...Object.keys(repricings)),
  waitlist_hours: within('waitlist_hours'),
  replace_hours: within('replace_hours').allow(null),
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

/** The fields of a course that its centre writes, each optional. */
export const editedBody = Joi.object<Partial<EditedProd>>({
  ...Object.fromEntries(editedFields.map((field) => [field, prodBody.extract(field).optional()])),
  // Only a name that an upload got: it becomes a part of an address.
  file_preview: Joi.object({
    filename: Joi.string()
      .pattern(/^[\w-]{1,100}$/)
      .allow(null),
    alt: line(300).allow(''),
  }),
});

/** A course without orders is cancelled by its reason alone. */
export const cancelEventBody = Joi.object<CancelEventBody>({
  mode: Joi.string().valid('refund_all', 'move_all').default('refund_all'),
  prod_id: id.empty(null),
  letter: line(2000).empty(['', null]),
});
