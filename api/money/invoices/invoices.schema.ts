import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import Joi from 'joi';
import { flag, line } from '../../platform/http/validation.ts';

export interface PayerFields {
  payer_name: string;
  payer_inn: string;
  payer_kpp: string | null;
  payer_address: string | null;
}

const inn = Joi.string()
  .trim()
  .custom((value: string, { message }) =>
    hasRightCheckDigits(value)
      ? value
      : message({ custom: 'Проверьте ИНН: 10 или 12 цифр с верными контрольными' }),
  );
const kpp = Joi.string()
  .trim()
  .empty('')
  .allow(null)
  .pattern(/^\d{4}[\dA-Z]{2}\d{3}$/)
  .messages({ 'string.pattern.base': 'КПП — 9 знаков' });
const day = Joi.string()
  .pattern(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .messages({ 'string.pattern.base': 'Дата вида 2026-11-20' });
/** Roubles with kopecks, as accountants have them. */
const sum = Joi.number().positive().precision(2).max(1_000_000_000);

export const invoiceBody = Joi.object<PayerFields & { order_number: string }>({
  order_number: line(20).uppercase().required(),
  payer_name: line(300).required(),
  payer_inn: inn.required(),
  payer_kpp: kpp,
  payer_address: line(500).allow(null, ''),
});

export const invoiceChanges = Joi.object<PayerFields & { due_date: string }>({
  payer_name: line(300),
  payer_inn: inn,
  payer_kpp: kpp,
  payer_address: line(500).allow(null, ''),
  due_date: day,
});

export interface TransferBody {
  document_number: string;
  document_date: string;
  sum: number;
  is_shared?: boolean;
}

export const transferBody = Joi.object<TransferBody>({
  document_number: line(40).required(),
  document_date: day.required(),
  sum: sum.required(),
  is_shared: flag,
});

export const refundBody = Joi.object<{ sum: number }>({ sum: sum.required() });
