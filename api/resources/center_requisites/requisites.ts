import type { Center } from '@odonta/db/models';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import Joi from 'joi';
import { line } from '../../http/validation.ts';

const requisiteFields = [
  'pay_name',
  'director_name',
  'pay_inn',
  'pay_kpp',
  'pay_bank',
  'pay_bic',
  'pay_rs',
  'pay_ks',
  'vat',
] as const;
export type RequisiteField = (typeof requisiteFields)[number];
export type Requisites = Pick<Center, RequisiteField>;

export function requisitesOf(center: Center): Requisites {
  return Object.fromEntries(
    requisiteFields.map((field) => [field, center[field] ?? null]),
  ) as unknown as Requisites;
}

const digits = (pattern: RegExp, message: string) =>
  Joi.string().trim().empty('').allow(null).pattern(pattern).messages({ 'string.pattern.base': message });

export const requisitesBody = Joi.object<Partial<Requisites>>({
  pay_name: line(300).allow(null, ''),
  director_name: line(150).allow(null, ''),
  pay_inn: Joi.string()
    .trim()
    .empty('')
    .allow(null)
    .custom((inn: string, { message }) => {
      if (!/^(\d{10}|\d{12})$/.test(inn)) return message({ custom: 'ИНН — 10 или 12 цифр' });
      return hasRightCheckDigits(inn)
        ? inn
        : message({ custom: 'Проверьте ИНН: контрольные цифры не сходятся' });
    }),
  pay_kpp: digits(/^\d{4}[\dA-Z]{2}\d{3}$/, 'КПП — 9 знаков'),
  pay_bank: line(300).allow(null, ''),
  pay_bic: digits(/^\d{9}$/, 'БИК — 9 цифр'),
  pay_rs: digits(/^\d{20}$/, 'Расчётный счёт — 20 цифр'),
  pay_ks: digits(/^\d{20}$/, 'Корреспондентский счёт — 20 цифр'),
  vat: Joi.number().min(0).max(30).precision(2).allow(null),
}).min(1);
