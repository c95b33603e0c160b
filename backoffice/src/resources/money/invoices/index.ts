import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { StaffInvoice } from '@odonta/api/contract';
import { invoiceKinds, titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoicePurposes } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { accountStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const invoices = resource<StaffInvoice>({
  name: 'invoices',
  label: 'Счета',
  group: 'money',
  area: 'invoices',
  icon: InvoiceIcon,
  counted: ['счёт', 'счёта', 'счетов'],
  empty: {
    title: 'Счетов пока нет',
    text: 'Счёт появляется сам, когда организация записывается на курс с оплатой по счёту. Вы можете выставить его и по заказу.',
  },
  never: ['delete'],
  titleOf: (invoice) => `${titleOfInvoice(invoice)}, ${invoice.payer_name}`,
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
  screens: {
    list: screen('InvoiceList'),
    create: screen('InvoiceCreate'),
    edit: screen('InvoiceEdit'),
    show: screen('InvoiceShow'),
  },
});
