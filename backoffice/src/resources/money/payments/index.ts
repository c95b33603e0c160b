import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import type { StaffPayment } from '@odonta/api/contract';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const payments = resource<StaffPayment>({
  name: 'payments',
  label: 'Платежи',
  group: 'money',
  area: 'payments',
  icon: PaymentIcon,
  counted: ['платёж', 'платежа', 'платежей'],
  empty: {
    title: 'Платежей пока нет',
    text: 'Они появятся, как только кто-нибудь начнёт оплачивать заказ картой или вы отметите оплату счёта.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ id, orders }) => `Платёж № ${id} по заказу ${orders.map(({ number }) => number).join(', ')}`,
  fields: {
    id: '№',
    method: 'Способ',
    channel: 'Чем оплачено',
    status: 'Статус',
    sum: 'Сумма',
    captured_sum: 'Получено',
    refunded_sum: 'Возвращено',
    is_two_stage: 'Оплата',
    provider_payment_id: '№ в банке',
    provider_status: 'Статус в банке',
    attempt: '№ попытки для банка',
    pan_mask: 'Карта',
    error_code: 'Код ошибки',
    error_text: 'Ошибка',
    next_look_at: 'Спросим банк',
    void_asked_at: 'Аннулировать решили',
    document_number: '№ платёжного поручения',
    document_date: 'Дата поручения',
    orders: 'Заказы',
    notifications: 'Уведомления банка',
    refunds: 'Возвраты на карту',
    receipts: 'Чеки',
    finished_at: 'Завершён',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(paymentLifecycle.statuses),
    method: paymentMethods,
    channel: paymentChannels,
  },
  screens: { list: screen('PaymentList'), show: screen('PaymentCard') },
});
