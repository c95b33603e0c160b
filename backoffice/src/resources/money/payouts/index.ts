import PayoutIcon from '@mui/icons-material/PaymentsOutlined';
import type { StaffPayout } from '@odonta/api/contract';
import { payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const payouts = resource<StaffPayout>({
  name: 'payouts',
  label: 'Выплаты центрам',
  group: 'money',
  area: 'payouts',
  icon: PayoutIcon,
  counted: ['выплата', 'выплаты', 'выплат'],
  empty: {
    title: 'Выплат пока нет',
    text: 'Они готовятся по понедельникам: за курсы, которые закончились три дня назад и раньше. Выплату можно подготовить и вручную.',
  },
  never: ['delete'],
  titleOf: ({ number }) => `Выплата № ${number}`,
  fields: {
    id: '№',
    number: 'Номер',
    center_id: 'Центр',
    center_name: 'Центр',
    period_from: 'Период с',
    period_to: 'Период по',
    gross: 'Продажи',
    refunded: 'Возвраты',
    commission_sum: 'Комиссия',
    fee_share: 'Эквайринг',
    net: 'К перечислению',
    lines: 'Строк',
    status: 'Статус',
    requisites: 'Куда',
    requisites_changed_at: 'Реквизиты менялись',
    approved_by: 'Кто выплатил, №',
    approver_name: 'Кто выплатил',
    second_by: 'Кто подтвердил вторым, №',
    second_name: 'Кто подтвердил вторым',
    bank_order_no: 'Платёжное поручение',
    report: 'Отчёт агента',
    comment: 'Комментарий',
    reason: 'Причина',
    agreed_at: 'Согласована',
    paid_at: 'Выплачена',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(payoutStatuses) },
  screens: {
    list: screen('PayoutList'),
    create: screen('PayoutCreate'),
    show: screen('PayoutCard'),
    edit: screen('PayoutCard'),
  },
});
