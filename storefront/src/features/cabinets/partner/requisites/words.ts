import type { OwnRequisitesRequest } from '@odonta/api/contract';
import type { ApprovalStatus } from '@odonta/db/vocabulary/identity/approvals.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';

export const requisiteLabels = {
  pay_name: 'Получатель',
  director_name: 'ФИО руководителя',
  pay_inn: 'ИНН',
  pay_kpp: 'КПП',
  pay_bank: 'Банк',
  pay_bic: 'БИК',
  pay_rs: 'Расчётный счёт',
  pay_ks: 'Корреспондентский счёт',
  vat: 'НДС, %',
} as const;
export type RequisiteName = keyof typeof requisiteLabels;
export const requisiteNames = Object.keys(requisiteLabels) as RequisiteName[];

export const labelOf = (field: string): string =>
  (requisiteLabels as Readonly<Record<string, string>>)[field] ?? field;

/** A value as it is shown; a seller without VAT has none, which is not the rate of zero. */
export function valueInWords(field: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '')
    return field === 'vat' ? 'без НДС' : 'не указано';
  return String(value);
}

const statuses: Record<ApprovalStatus, string> = {
  CREATED: 'Ждёт проверки бухгалтером «Одонты»',
  CONFIRMED: 'Подтверждён: реквизиты действуют',
  REJECTED: 'Отклонён: действуют прежние реквизиты',
  CANCELED: 'Отозван: действуют прежние реквизиты',
};

/** «Отклонён: действуют прежние реквизиты · 12.03.2027, 14:30» */
export const requestInWords = ({ status, asked_at, decided_at }: OwnRequisitesRequest): string =>
  `${statuses[status]} · ${formatMoment(decided_at ?? asked_at)}`;
