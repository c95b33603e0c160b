import type { WaitlistBody } from '@odonta/api/contract';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { waitlistForm } from '@odonta/db/vocabulary/sales/waitlistForm.ts';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { flag, id, text } from '../../platform/http/validation.ts';
import { orderContact } from '../booking/booking.schema.ts';

export const waitlistBody = Joi.object<WaitlistBody>({
  prod_id: id.required(),
  participation: Joi.string()
    .pattern(/^(main|lecture|practice|any|any:\d{1,9})$/)
    .default('main'),
  quantity: Joi.number()
    .integer()
    .min(1)
    .max(waitlistLimits.quantity)
    .default(1)
    .messages({ 'number.max': `Не больше ${waitlistLimits.quantity} мест` }),
  accept_partial: flag,
  contact: Joi.object(orderContact).required(),
  comment: text(waitlistForm.comment),
  consent: Joi.alternatives(Joi.valid(true), consent).required().messages({
    'any.required': consentMissing,
    'alternatives.match': consentMissing,
    'alternatives.types': consentMissing,
  }),
});
