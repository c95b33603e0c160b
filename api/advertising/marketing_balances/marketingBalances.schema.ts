import { evidenceAtMost, topUpLimits } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import Joi from 'joi';
import { fileKeys } from '../../platform/files/formFiles.ts';
import { flag, id, line } from '../../platform/http/validation.ts';
import { accountField } from '../../platform/requisites/bankFields.schema.ts';

/** Roubles with kopecks. */
const sum = Joi.number().positive().precision(2).max(topUpLimits.max).required();
const said = line(1000).min(3);
const day = Joi.string()
  .pattern(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .messages({ 'string.pattern.base': 'Дата вида 2026-11-20' });

export interface TopUpBody {
  sum: number;
}
export const topUpBody = Joi.object<TopUpBody>({
  sum: sum.min(topUpLimits.min).messages({ 'number.min': `Не меньше ${topUpLimits.min} ₽` }),
});

export interface PenaltyBody {
  sum: number;
  comment: string;
  evidence: string[];
}
export const penaltyBody = Joi.object<PenaltyBody>({
  sum,
  comment: said.required(),
  evidence: fileKeys(evidenceAtMost)
    .min(1)
    .required()
    .messages({ 'any.required': 'Приложите доказательства', 'array.min': 'Приложите доказательства' }),
});

export interface PenaltyDecisionBody {
  penalty_id: number;
  decision: 'POST' | 'DROP';
  comment?: string;
}
export const penaltyDecisionBody = Joi.object<PenaltyDecisionBody>({
  penalty_id: id.required(),
  decision: Joi.string().valid('POST', 'DROP').required(),
  comment: said.empty(''),
});

export interface CorrectionBody {
  direction: 'ADD' | 'TAKE';
  sum: number;
  comment: string;
}
export const correctionBody = Joi.object<CorrectionBody>({
  direction: Joi.string().valid('ADD', 'TAKE').required(),
  sum,
  comment: said.required(),
});

export interface RefundBody {
  withdrawal_id: number;
  decision: 'APPROVE' | 'PAY' | 'REJECT';
  document_number?: string;
  document_date?: string;
  call_confirmed: boolean;
  account?: string;
  comment?: string;
}
export const refundBody = Joi.object<RefundBody>({
  withdrawal_id: id.required(),
  decision: Joi.string().valid('APPROVE', 'PAY', 'REJECT').required(),
  document_number: line(20).pattern(/^\d+$/).message('Номер платёжного поручения — цифры').empty(''),
  document_date: day.empty(''),
  call_confirmed: flag.default(false),
  account: accountField.empty(''),
  comment: said.empty(''),
});
