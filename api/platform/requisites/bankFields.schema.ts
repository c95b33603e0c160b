import { vatRates } from '@odonta/db/vocabulary/money/documents/vat.ts';
import Joi from 'joi';

/** Details of a seller as they are typed; whether they fit each other is asked of `bankFaults` once all are known. */

export const digits = (pattern: RegExp, message: string): Joi.StringSchema =>
  Joi.string().trim().pattern(pattern).messages({ 'string.pattern.base': message });

export const bicField = digits(/^\d{9}$/, 'БИК — 9 цифр');
export const accountField = digits(/^\d{20}$/, 'Расчётный счёт — 20 цифр');
export const correspondentField = digits(/^\d{20}$/, 'Корреспондентский счёт — 20 цифр');

/** Percent; null is a seller without the tax. */
export const vatField = Joi.number()
  .valid(...vatRates)
  .allow(null)
  .messages({ 'any.only': `Ставка НДС: ${vatRates.join(', ')} или пусто` });
