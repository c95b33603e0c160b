import type {
  AcceptQuoteBody,
  CancelRequestBody,
  CompanyRequestBody,
  OrderingCompany,
  SeatCodeBody,
  SeatNameBody,
  SeatRemindersBody,
} from '@odonta/api/contract';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import {
  adminContactForm,
  companyForm,
  groupForm,
  seatForm,
  signatoryForm,
} from '@odonta/db/vocabulary/sales/companies/legalRequestForm.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { flag, id, line, text } from '../../platform/http/validation.ts';

const fields = (form: Record<string, TextRule>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, rule]) => [
      name,
      name === 'email' ? text(rule).lowercase() : text(rule),
    ]),
  );

const seats = `От 1 до ${legalRequestLimits.seats}`;
const nb_seats = Joi.number().integer().min(1).max(legalRequestLimits.seats).required().messages({
  'number.min': seats,
  'number.max': seats,
});

/** Whether his ticket goes to him by letter; a company may distribute it itself. */
const is_written_to = flag;

const person = Joi.object({ ...fields(seatForm), is_written_to });

export const company = Joi.object<OrderingCompany>(fields(companyForm));

/** The fields of a request, in the company's form and in the back-office. */
export const requestFields = {
  company,
  signatory: Joi.object(fields(signatoryForm)).required(),
  admin_contact: Joi.object(fields(adminContactForm)).required(),
  prod_id: id.required(),
  participation: Joi.string()
    .pattern(/^(main|lecture|practice|any:\d{1,9})$/)
    .default('main'),
  nb_seats,
  participants: Joi.array().items(person).max(Joi.ref('nb_seats')).unique('email').default([]).messages({
    'array.max': 'Участников больше, чем мест',
    'array.unique': 'Один человек записывается на курс один раз',
  }),
  need_quote: flag.required(),
  po_reference: text(groupForm.po_reference),
  comment: text(groupForm.comment),
};

export const requestBody = Joi.object<CompanyRequestBody>({
  ...requestFields,
  consent: consent.required().messages({ 'any.required': consentMissing }),
});

export const acceptBody = Joi.object<AcceptQuoteBody>({ offer_version: line(60).required() });

export const cancelBody = Joi.object<CancelRequestBody>({ reason: line(500).empty('') });

export const codeBody = Joi.object<SeatCodeBody>({
  email: text({ format: seatForm.email.format }).lowercase(),
});

/** Whether reminders of places without names are wanted. */
export const remindersBody = Joi.object<SeatRemindersBody>({ is_on: flag.required() });

export const nameBody = Joi.object<SeatNameBody>({ ...fields(seatForm), is_written_to });

/** An invited person gives his own consent. */
export const namesakeBody = Joi.object<SeatNameBody>({
  ...fields(seatForm),
  consent: consent.required().messages({ 'any.required': consentMissing }),
});
