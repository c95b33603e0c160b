import type { LeadContact, LeadDispute, LeadToProve, NewLead } from '@odonta/api/contract';
import {
  consentMissingForPartner,
  disputeCodes,
  type LeadResult,
  leadLimits,
  leadResults,
} from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { secretPattern } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { phoneSignIn } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { orderContactForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { id, line, text } from '../../platform/http/validation.ts';

const contact = Joi.object<LeadContact>({
  last_name: text({ ...orderContactForm.last_name, required: undefined }),
  first_name: text(orderContactForm.first_name),
  phone: text(orderContactForm.phone),
  email: text(orderContactForm.email).lowercase(),
  city_id: id.allow(null),
});

const order = Joi.object({ token: Joi.string().pattern(secretPattern), id }).xor('token', 'id');

const ticked = {
  consent: consent
    .required()
    .messages({ 'any.required': consentMissingForPartner, 'object.base': consentMissingForPartner }),
};

export const newLead = Joi.object<NewLead>({
  contact,
  order,
  prod_id: id.allow(null),
  code: text({ ...phoneSignIn.code, required: undefined }),
  ...ticked,
}).xor('contact', 'order');

export const leadToProve = Joi.object<LeadToProve>({
  contact: contact.keys({ phone: text(phoneSignIn.phone) }),
  order,
  prod_id: id.allow(null),
  ...ticked,
}).xor('contact', 'order');

const { min, max } = leadLimits.dispute;

export const disputeBody = Joi.object<LeadDispute>({
  code: Joi.string()
    .valid(...Object.keys(disputeCodes))
    .required()
    .messages({ 'any.required': 'Выберите причину' }),
  text: line(max).min(min).required().messages({
    'any.required': 'Опишите, что не так',
    'string.empty': 'Опишите, что не так',
  }),
});

export const markBody = Joi.object<{ result: LeadResult }>({
  result: Joi.string()
    .valid(...Object.keys(leadResults))
    .required(),
});
