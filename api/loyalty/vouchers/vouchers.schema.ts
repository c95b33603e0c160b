import type { VoucherBody } from '@odonta/api/contract';
import { voucherLimits } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { voucherForm } from '@odonta/db/vocabulary/loyalty/vouchers/voucherForm.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { line, text } from '../../platform/http/validation.ts';

const dayMs = 86_400_000;
const wrongDay = 'Выберите день с завтрашнего и не дальше года';

/** A future day: without one the voucher is sent at once. */
const send_on = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .custom((day: string, helpers) => {
    const last = moscowDay(new Date(Date.now() + voucherLimits.sendWithinDays * dayMs));
    const isReal = new Date(day).toString() !== 'Invalid Date' && new Date(day).toISOString().startsWith(day);
    return isReal && day > moscowDay(new Date()) && day <= last ? day : helpers.message({ custom: wrongDay });
  })
  .empty(['', null])
  .messages({ 'string.pattern.base': wrongDay });

export const voucherCode = line(40).empty('');

export const voucherBody = Joi.object<VoucherBody>({
  sum: Joi.number().integer().min(1).max(1_000_000).required(),
  name: text(voucherForm.name),
  phone: text(voucherForm.phone),
  email: text(voucherForm.email).lowercase(),
  recipient_name: text(voucherForm.recipient_name),
  recipient_email: text(voucherForm.recipient_email).lowercase(),
  message: text(voucherForm.message),
  send_on,
  consent: Joi.alternatives(Joi.valid(true), consent).required().messages({
    'any.required': consentMissing,
    'alternatives.match': consentMissing,
    'alternatives.types': consentMissing,
  }),
});
