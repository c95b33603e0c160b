import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { paymentChannels, paymentMethods } from '../orders/order.ts';
import { paymentLifecycle } from './payments/paymentLifecycle.ts';

export const paymentsEntity = entity({
  name: 'payments',
  group: 'money',
  label: 'Платежи',
  counted: ['платёж', 'платежа', 'платежей'],
  accusative: 'платёж',
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
    banner_id: 'Баннер',
    pinning_id: 'Закрепление',
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
  lifecycle: paymentLifecycle,
  notOfStaff: ['hold', 'capture', 'decline', 'drop', 'refund_part', 'refund_whole', 'detach'],
  notOffered: {
    mark_paid: 'A transfer is marked on the invoice that it pays: there stand its number and its day.',
    unmatch: 'A transfer that was matched is not taken from its invoice again yet.',
  },
});
