import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import {
  accountingDocLifecycle,
  accountingDocStatuses,
  accountingKinds,
  accountingStatusesUnused,
} from './invoices/accountingDocLifecycle.ts';
import { invoiceKinds } from './invoices/invoiceKinds.ts';

export const accountingDocsEntity = entity({
  name: 'accounting_docs',
  group: 'money',
  label: 'Акты, УПД, сверки',
  counted: ['документ', 'документа', 'документов'],
  accusative: 'документ',
  fields: {
    invoice_kind: 'Документ, к которому составлен',
    id: '№ записи',
    kind: 'Документ',
    issuer: 'Кто выставил',
    number: 'Номер',
    date: 'Дата',
    invoice_id: 'Счёт',
    invoice_number: 'Счёт №',
    order_id: 'Заказ, № записи',
    order_number: 'Заказ',
    center_id: 'Учебный центр',
    legal_user_id: 'Организация',
    period_from: 'Период',
    period_to: 'Период по',
    payout_id: 'Выплата',
    payer_name: 'С кем',
    payer_inn: 'ИНН',
    email: 'Почта',
    total: 'Сумма',
    above_kept: 'Вернули после документа',
    signed_at: 'Подписан',
    status: 'Статус',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: {
    invoice_kind: invoiceKinds,
    status: labelsOf(accountingDocStatuses),
    kind: accountingKinds,
  },
  lifecycle: accountingDocLifecycle,
  unreached: accountingStatusesUnused,
});
