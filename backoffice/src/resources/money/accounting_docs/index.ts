import DocIcon from '@mui/icons-material/TaskOutlined';
import type { StaffAccountingDoc } from '@odonta/api/contract';
import {
  accountingDocStatuses,
  accountingKinds,
} from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { invoiceKinds } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const accountingDocs = resource<StaffAccountingDoc>({
  name: 'accounting_docs',
  label: 'Акты, УПД, сверки',
  group: 'money',
  area: 'accounting_docs',
  icon: DocIcon,
  counted: ['документ', 'документа', 'документов'],
  empty: {
    title: 'Документов пока нет',
    text: 'Акт или УПД выставляется сам на следующий день после курса по оплаченному счёту. Черновик можно сделать и по кнопке, а отчёт агента и акт сверки — на экране «Отчёты».',
  },
  never: ['edit', 'delete'],
  titleOf: ({ kind, number, payer_name }) =>
    `${accountingKinds[kind]} ${number ? `№ ${number}` : '(черновик)'}, ${payer_name}`,
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
  screens: {
    list: screen('AccountingDocList'),
    create: screen('AccountingDocCreate'),
    show: screen('AccountingDocShow'),
  },
});
