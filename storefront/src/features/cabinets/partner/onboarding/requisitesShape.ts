import type { CenterApplication } from '@odonta/api/contract';
import { legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { isBic } from '@odonta/db/vocabulary/money/bank/requisites.ts';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { type RequisiteName, requisiteLabels, requisiteNames } from '../requisites/words.ts';

export type RequisiteValues = Record<RequisiteName | 'password', string>;

/** Whether account and bank fit each other depends on two fields; the server answers beside them. */
export const requisitesShape = (
  id: number,
  requisites: CenterApplication['requisites'],
): FormShape<RequisiteValues> => ({
  name: `center-requisites-${id}`,
  labels: { ...requisiteLabels, password: 'Пароль' },
  rules: {
    pay_name: { required: 'Укажите получателя' },
    director_name: { required: 'Укажите руководителя' },
    pay_inn: {
      required: 'Укажите ИНН',
      format: {
        test: (inn) => /^(\d{10}|\d{12})$/.test(inn) && hasRightCheckDigits(inn),
        message: 'Проверьте ИНН: 10 или 12 цифр, контрольные цифры сходятся',
      },
    },
    pay_kpp: legalRegistration.kpp,
    pay_bank: { required: 'Укажите банк' },
    pay_bic: {
      required: 'Укажите БИК',
      format: { test: isBic, message: 'БИК — 9 цифр, первая от 0 до 2' },
    },
    pay_rs: { required: 'Укажите расчётный счёт', format: account('Расчётный счёт — 20 цифр') },
    pay_ks: { format: account('Корреспондентский счёт — 20 цифр') },
  },
  empty: {
    ...(Object.fromEntries(requisiteNames.map((field) => [field, String(requisites[field] ?? '')])) as Record<
      RequisiteName,
      string
    >),
    password: '',
  },
  secret: ['password'],
});

function account(message: string) {
  return { test: (value: string) => /^\d{20}$/.test(value), message };
}
