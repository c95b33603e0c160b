import type { PaidAtOnce, PreparedAtOnce } from '@odonta/api/contract';
import Joi from 'joi';
import { day, id } from '../../../platform/http/validation.ts';
import { accountField } from '../../../platform/requisites/bankFields.schema.ts';

const most = 500;
const sum = Joi.number().positive().precision(2).required();

export const preparedBody = Joi.object<PreparedAtOnce>({
  from: day.required(),
  to: day.required(),
  centers: Joi.array()
    .items(Joi.object({ center_id: id.required(), net: sum }))
    .min(1)
    .max(most)
    .unique('center_id')
    .required(),
});

export const paidBody = Joi.object<PaidAtOnce>({
  payouts: Joi.array()
    .items(Joi.object({ id: id.required(), net: sum }))
    .min(1)
    .max(most)
    .unique('id')
    .required(),
  first_document_number: Joi.string()
    .trim()
    .pattern(/^[1-9]\d{0,8}$/)
    .message('Номер платёжного поручения — цифры')
    .required(),
  called: Joi.array()
    .items(Joi.object({ id: id.required(), account: accountField.required() }))
    .max(most)
    .unique('id')
    .default([]),
});
