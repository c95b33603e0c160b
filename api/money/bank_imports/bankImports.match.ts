import type { BankLine } from '@odonta/db/models';
import Joi from 'joi';
import { invalid } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import type { Part } from '../bank/settleLine.ts';

interface MatchBody {
  /** Sums in roubles with kopecks; one part alone may go without, and is the whole payment. */
  parts: { invoice_id: number; sum?: number }[];
}

export const matchBody = Joi.object<MatchBody>({
  parts: Joi.array()
    .items(Joi.object({ invoice_id: id.required(), sum: Joi.number().positive().precision(2) }))
    .min(1)
    .max(50)
    .unique('invoice_id')
    .required(),
});

export function partsIn({ parts }: MatchBody, line: BankLine): Part[] {
  const [only] = parts;
  if (only && parts.length === 1 && only.sum === undefined)
    return [{ invoice_id: only.invoice_id, sum: line.sum }];
  const whole = parts.map(({ invoice_id, sum = 0 }) => ({ invoice_id, sum: Math.round(sum * 100) }));
  if (whole.some(({ sum }) => sum === 0)) throw invalid({ parts: 'Укажите сумму по каждому счёту' });
  if (whole.reduce((all, { sum }) => all + sum, 0) !== line.sum)
    throw invalid({ parts: 'Суммы по счетам вместе должны составить весь платёж' });
  return whole;
}
