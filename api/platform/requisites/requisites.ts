import type { Center } from '@odonta/db/models';
import { legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { bankIssues } from '@odonta/db/vocabulary/money/bank/requisites.ts';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import Joi from 'joi';
import { invalid } from '../http/errors.ts';
import { clearable, line } from '../http/validation.ts';
import { accountField, bicField, correspondentField, vatField } from './bankFields.schema.ts';

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

const orNothing = (schema: Joi.StringSchema) => schema.empty('').allow(null);

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
  pay_kpp: clearable(legalRegistration.kpp),
  pay_bank: line(300).allow(null, ''),
  pay_bic: orNothing(bicField),
  pay_rs: orNothing(accountField),
  pay_ks: orNothing(correspondentField),
  vat: vatField,
}).min(1);

/** Refuses an account that cannot be at that bank, after a change of either. */
export function refuseBankOf({
  pay_bic,
  pay_rs,
  pay_ks,
}: Pick<Requisites, 'pay_bic' | 'pay_rs' | 'pay_ks'>): void {
  const { bic, account, correspondent_account } = bankIssues({
    bic: pay_bic,
    account: pay_rs,
    correspondent_account: pay_ks,
  });
  const issues = Object.entries({ pay_bic: bic, pay_rs: account, pay_ks: correspondent_account });
  const found = issues.filter((issue): issue is [string, string] => issue[1] !== undefined);
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}
