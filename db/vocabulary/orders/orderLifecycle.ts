import { lifecycle } from '../lifecycle.ts';
import { type RegistrationStatus, registrationStatuses } from '../statuses.ts';

/**
 * An order from its booking on. PREPARE reserves seats until the payment or the deadline; CREATED waits for
 * people: for the centre's confirmation, for uncertain money, for a student's document, for the owner of a
 * company whose member orders beyond his month. Transitions of the bank, of the clock and of that owner have
 * no right.
 */
export const orderLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: registrationStatuses,
  transitions: {
    pay: { from: ['PREPARE'], to: 'CONFIRMED', label: 'Принять оплату', done: 'Оплата принята' },
    await: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Передать на подтверждение',
      done: 'Заказ передан на подтверждение',
    },
    ask_owner: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Спросить владельца организации',
      done: 'Заказ ждёт владельца организации',
    },
    confirm_owner: {
      from: ['CREATED'],
      to: 'PREPARE',
      label: 'Подтвердить за организацию',
      done: 'Заказ подтверждён организацией',
    },
    confirm_seat: {
      from: ['CREATED'],
      to: ['CONFIRMED', 'CREATED'],
      label: 'Подтвердить место',
      done: 'Место подтверждено',
    },
    confirm_student: {
      from: ['CREATED'],
      to: ['CONFIRMED', 'CREATED'],
      label: 'Подтвердить документ',
      done: 'Документ студента подтверждён',
    },
    confirm_money: {
      from: ['CREATED'],
      to: ['CONFIRMED', 'CREATED'],
      label: 'Подтвердить оплату',
      done: 'Оплата подтверждена',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Заказ отклонён',
      needs_reason: true,
    },
    cancel: {
      from: ['PREPARE', 'CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить заказ',
      done: 'Заказ отменён',
      confirm_text: 'Места освободятся. Отменить заказ?',
    },
    expire: { from: ['PREPARE', 'CREATED'], to: 'CANCELED', label: 'Снять бронь', done: 'Бронь снята' },
    refund_part: {
      from: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      to: 'PARTIAL_REFUNDED',
      label: 'Вернуть часть',
      done: 'Возвращена часть оплаты',
    },
    refund_whole: {
      from: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      to: 'REFUNDED',
      label: 'Вернуть всё',
      done: 'Оплата возвращена полностью',
    },
    pay_late: {
      from: ['CANCELED'],
      to: 'CONFIRMED',
      label: 'Принять позднюю оплату',
      done: 'Принята поздняя оплата',
    },
    return_late: {
      from: ['CANCELED'],
      to: 'REFUNDED',
      label: 'Вернуть позднюю оплату',
      done: 'Поздняя оплата возвращена',
    },
    move: {
      from: ['PREPARE', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Перенести на другую дату',
      done: 'Заказ перенесён на другую дату',
    },
    link_sms: {
      from: ['PREPARE'],
      label: 'Отправить ссылку на оплату по СМС',
      done: 'Ссылка на оплату отправлена по СМС',
    },
    link_mail: {
      from: ['PREPARE'],
      label: 'Отправить ссылку на оплату по почте',
      done: 'Ссылка на оплату отправлена по почте',
    },
    resend: {
      from: ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'],
      label: 'Отправить письма ещё раз',
      done: 'Письма отправлены ещё раз',
      confirm_text:
        'Все письма этого шага уйдут ещё раз: покупателю, а после оплаты и участникам с билетами.',
    },
  },
});

export type OrderTransition = keyof typeof orderLifecycle.transitions;

export const paymentKinds = {
  UNKNOWN: 'Не оплачен',
  INVOICE: 'По счёту',
  TINKOFF: 'Картой',
  FREE: 'Бесплатно',
  VOUCHER: 'Сертификатом',
} as const;
export type PaymentKind = keyof typeof paymentKinds;

export const cancelReasons = {
  EXPIRED: 'Не оплачен вовремя',
  CLIENT: 'Отказ покупателя',
  CENTER: 'Отказ центра',
  COURSE_CANCELED: 'Курс отменён',
  DUPLICATE: 'Повторный заказ',
  FRAUD: 'Мошенничество',
  STUDENT_REJECTED: 'Не подтверждён статус студента',
  MOVED: 'Перенесён на другую дату',
  OWNER: 'Не подтверждён владельцем организации',
} as const;
export type CancelReason = keyof typeof cancelReasons;

/** The number old clients know the status of an order by; derived, never stored. */
export function orderStatusNumber(
  status: RegistrationStatus,
  { payment_kind, isPaidOut }: { payment_kind: PaymentKind; isPaidOut: boolean },
): number {
  if (status === 'PREPARE') return 1;
  if (status === 'CREATED') return 2;
  if (status !== 'CONFIRMED' && status !== 'PARTIAL_REFUNDED') return 6;
  if (isPaidOut) return 7;
  return payment_kind === 'INVOICE' ? 5 : 3;
}
