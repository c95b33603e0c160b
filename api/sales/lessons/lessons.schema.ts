import type { LessonBody } from '@odonta/api/contract';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { lessonForm } from '@odonta/db/vocabulary/sales/lessons/lessonForm.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { id, text } from '../../platform/http/validation.ts';
import { orderContact } from '../booking/booking.schema.ts';

export const lessonBody = Joi.object<LessonBody>({
  slot_id: id.required(),
  expected_price: Joi.number().integer().min(0).max(100_000_000),
  contact: Joi.object(orderContact).required(),
  comment: text(lessonForm.comment),
  consent: Joi.alternatives(Joi.valid(true), consent).required().messages({
    'any.required': consentMissing,
    'alternatives.match': consentMissing,
    'alternatives.types': consentMissing,
  }),
});
