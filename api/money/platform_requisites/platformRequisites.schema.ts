import { PlatformRequisites } from '@odonta/db/models';
import { kppOfEntrepreneur, legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { type BankDetails, bankIssues } from '@odonta/db/vocabulary/money/bank/requisites.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { clearable, line, text } from '../../platform/http/validation.ts';
import {
  accountField,
  bicField,
  correspondentField,
  digits,
  vatField,
} from '../../platform/requisites/bankFields.schema.ts';

const platformFields = [
  'name',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'bank_name',
  'bic',
  'account',
  'correspondent_account',
  'vat',
  'director_post',
  'director_name',
  'accountant_name',
] as const;
export type PlatformField = (typeof platformFields)[number];
export type PlatformDetails = Pick<PlatformRequisites, PlatformField>;

export const platformDetailsOf = (row: PlatformRequisites): PlatformDetails =>
  Object.fromEntries(platformFields.map((field) => [field, row[field]])) as unknown as PlatformDetails;

export const platformRequisitesBody = Joi.object<Partial<PlatformDetails>>({
  name: line(160),
  inn: text(legalRegistration.inn).optional(),
  kpp: clearable(legalRegistration.kpp),
  ogrn: digits(/^(?:\d{13}|\d{15})$/, 'ОГРН — это 13 цифр у организации и 15 у предпринимателя'),
  address: line(500),
  bank_name: line(200),
  bic: bicField,
  account: accountField,
  correspondent_account: correspondentField,
  vat: vatField,
  director_post: line(100),
  director_name: line(150),
  accountant_name: line(150).allow(null, ''),
}).min(1);

/** Refuses details that do not fit each other, after a change of any of them. */
export function refuseDetails(details: BankDetails & { inn: string; kpp: string | null }): void {
  const faults: Record<string, string> = bankIssues(details);
  if (details.kpp && details.inn.length === 12) faults.kpp = kppOfEntrepreneur;
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** @throws while the seller is not entered: no document may be issued then. */
export async function platformRequisites(transaction?: Transaction): Promise<PlatformRequisites> {
  return entered(await PlatformRequisites.findByPk(1, { transaction }));
}

export function entered(row: PlatformRequisites | null): PlatformRequisites {
  if (!row) throw conflict('Не заполнены реквизиты площадки: документы выставить нельзя');
  return row;
}
