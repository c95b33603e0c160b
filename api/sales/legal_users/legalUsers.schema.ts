import type { StaffLegalUser } from '@odonta/api/contract';
import {
  legalRegistration as form,
  individualRegistration,
} from '@odonta/db/vocabulary/identity/registrationForms.ts';
import Joi from 'joi';
import { clearable, id, line, text } from '../../platform/http/validation.ts';

export type LegalUserBody = Pick<StaffLegalUser, 'name' | 'inn'> &
  Partial<
    Pick<
      StaffLegalUser,
      | 'kpp'
      | 'ogrn'
      | 'address'
      | 'director_name'
      | 'pay_bank'
      | 'pay_bic'
      | 'pay_rs'
      | 'pay_ks'
      | 'manager_id'
    >
  >;
export interface OwnerBody {
  owner_name: string;
  owner_email: string;
  owner_phone?: string;
}

const digits = (pattern: RegExp, message: string) =>
  clearable({ format: { test: (value) => pattern.test(value), message } });

export const legalUserBody = Joi.object<LegalUserBody>({
  name: text(form.name),
  inn: text(form.inn),
  kpp: clearable(form.kpp),
  ogrn: digits(/^(?:\d{13}|\d{15})$/, 'ОГРН — это 13 цифр у организации и 15 у предпринимателя'),
  address: line(500).allow(null, ''),
  director_name: line(150).allow(null, ''),
  pay_bank: line(200).allow(null, ''),
  pay_bic: digits(/^\d{9}$/, 'БИК — это 9 цифр'),
  pay_rs: digits(/^\d{20}$/, 'Расчётный счёт — это 20 цифр'),
  pay_ks: digits(/^\d{20}$/, 'Корреспондентский счёт — это 20 цифр'),
  manager_id: id.allow(null),
});

export const newLegalUserBody = legalUserBody.append<LegalUserBody & OwnerBody>({
  owner_name: text({ ...form.contact_name, required: 'Обязательное поле' }),
  owner_email: text(form.email).lowercase(),
  owner_phone: text(individualRegistration.phone),
});

export const creditBody = Joi.object<{ credit_limit: number; payment_days: number }>({
  credit_limit: Joi.number().integer().min(0).max(100_000_000).required(),
  payment_days: Joi.number().integer().min(0).max(180).required(),
});
