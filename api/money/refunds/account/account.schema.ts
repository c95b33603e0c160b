import { digitsOfCode } from '@odonta/db/vocabulary/identity/secrets.ts';
import { bankIssues } from '@odonta/db/vocabulary/money/bank/requisites.ts';
import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import Joi from 'joi';
import { invalid } from '../../../platform/http/errors.ts';
import { id, line } from '../../../platform/http/validation.ts';

export interface AccountBody extends RefundBank {
  refund_id: number;
}

export const accountBody = Joi.object<AccountBody>({
  refund_id: id.required(),
  holder: line(200).min(3).required(),
  account: Joi.string().trim().replace(/\s/g, '').length(20).required().messages({
    'string.length': 'Счёт — 20 цифр',
  }),
  bic: line(9).required(),
  bank: line(200).min(2).required(),
});

export const confirmedAccountBody = accountBody.append<AccountBody & { code: string }>({
  code: Joi.string()
    .trim()
    .pattern(new RegExp(`^\\d{${digitsOfCode}}$`))
    .required()
    .messages({
      'any.required': 'Введите код из письма',
      'string.empty': 'Введите код из письма',
      'string.pattern.base': `Код — это ${digitsOfCode} цифр из письма`,
    }),
});

/** The numbers of an account and a bank prove each other. */
export function refuseFaulty(details: RefundBank): void {
  const faults = bankIssues({ ...details, correspondent_account: null });
  if (Object.keys(faults).length > 0) throw invalid(faults as Record<string, string>);
}
