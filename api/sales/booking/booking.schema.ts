import type {
  BasketBody,
  KnownOrderBody,
  OrderBody,
  ParticipantBody,
  PayerBody,
  QuoteBody,
} from '@odonta/api/contract';
import { secretPattern } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { inviteCodePattern } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { orderLimits, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import {
  orderComment,
  orderContactForm,
  participantForm,
  payerForm,
} from '@odonta/db/vocabulary/orders/orderForm.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import { voucherCode } from '../../loyalty/vouchers/vouchers.schema.ts';
import { clientTargets, consent } from '../../platform/consents/consent.schema.ts';
import { commaSeparated, flag, id, line, text } from '../../platform/http/validation.ts';

const participation = Joi.string()
  .pattern(/^(main|lecture|practice|any:\d{1,9})$/)
  .default('main');
const bonuses = Joi.number().integer().min(0).max(10_000_000);
const promo_code = line(30).empty('');

const participant = Joi.object<ParticipantBody>({
  last_name: text(participantForm.last_name),
  first_name: text(participantForm.first_name),
  middle_name: text(participantForm.middle_name),
  phone: text(participantForm.phone),
  email: text(participantForm.email).lowercase(),
  is_student: flag,
})
  .and('last_name', 'first_name')
  .messages({ 'object.and': 'Укажите фамилию и имя' });

const payer = Joi.object<PayerBody>({
  inn: text(payerForm.inn),
  kpp: text(payerForm.kpp),
  name: text(payerForm.name),
  address: text(payerForm.address),
});

const people = (of: Joi.Schema) => Joi.array().items(of).min(1).max(orderLimits.participants);

export const quoteBody = Joi.object<QuoteBody>({
  prod_id: id.required(),
  participation,
  participants: people(Joi.object({ is_student: flag })).required(),
  promo_code,
  bonuses,
});

const item = {
  prod_id: id.required(),
  participation,
  participants: people(participant).required(),
  promo_code,
  bonuses,
  expected_total: Joi.number().integer().min(0),
};
export const orderContact = {
  last_name: text(orderContactForm.last_name),
  first_name: text(orderContactForm.first_name),
  middle_name: text(orderContactForm.middle_name),
  phone: text(orderContactForm.phone),
  email: text(orderContactForm.email).lowercase(),
  city: text(orderContactForm.city),
};
const common = {
  contact: Joi.object(orderContact).required(),
  method: Joi.string().valid(...Object.keys(paymentMethods)),
  payer,
  comment: text(orderComment),
  friend_code: Joi.string().pattern(inviteCodePattern),
  voucher_code: voucherCode,
  consent: Joi.alternatives(Joi.valid(true), consent).required().messages({
    'any.required': consentMissing,
    'alternatives.match': consentMissing,
    'alternatives.types': consentMissing,
  }),
  ...clientTargets,
};

/** An alternative to all other fields: the token of an existing order. */
const knownOrder = Joi.object({ hash: Joi.exist() }).unknown();
const asNeeded = Joi.optional();

export const orderBody = Joi.object<OrderBody | KnownOrderBody>({
  hash: Joi.string().pattern(secretPattern),
  ...item,
  ...common,
}).when(knownOrder, {
  then: Joi.object({ prod_id: asNeeded, participants: asNeeded, contact: asNeeded, consent: asNeeded }),
});

export const basketBody = Joi.object<BasketBody>({
  items: Joi.array().items(Joi.object(item)).min(1).max(20).unique('prod_id').required().messages({
    'array.unique': 'Один курс указан дважды',
  }),
  ...common,
});

export const prodsQuery = Joi.object<{ ids: number[] }>({
  ids: commaSeparated(id, 20).required(),
});
