import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { accountStatuses } from '../statuses.ts';
import { invoiceKinds } from './invoices/invoiceKinds.ts';
import { invoiceLifecycle, invoicePurposes } from './invoices/invoiceLifecycle.ts';

export const invoicesEntity = entity({
  name: 'invoices',
  group: 'money',
  label: 'Счета',
  counted: ['счёт', 'счёта', 'счетов'],
  accusative: 'счёт',
  fields: {
    matches: 'Платежи из выписок',
    has_payment_order: 'Есть платёжное поручение',
    is_overdue: 'Просрочен',
    id: '№ записи',
    kind: 'Документ',
    number: 'Номер',
    issuer: 'Кто выставил',
    seller_name: 'Продавец',
    purpose: 'Назначение',
    order_id: 'Заказ, № записи',
    order_number: 'Заказ',
    prod_name: 'Курс',
    center_id: 'Учебный центр',
    merchant_id: 'Торговая организация',
    legal_user_id: 'Организация',
    payer_name: 'Плательщик',
    payer_inn: 'ИНН плательщика',
    payer_kpp: 'КПП плательщика',
    payer_address: 'Адрес плательщика',
    email: 'Почта для счёта',
    total: 'Сумма',
    vat: 'В том числе НДС',
    paid_sum: 'Оплачено',
    refunded_sum: 'Возвращено',
    issue_date: 'Дата счёта',
    due_date: 'Оплатить до',
    accepted_at: 'Принят плательщиком',
    payment_order_at: 'Прислано платёжное поручение',
    status: 'Статус',
    created_at: 'Выставлен',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(accountStatuses), purpose: invoicePurposes, kind: invoiceKinds },
  lifecycle: invoiceLifecycle,
  notOfStaff: ['unmatch', 'waive'],
});
