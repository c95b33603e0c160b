import { lifecycle } from '../lifecycle.ts';
import { pinningStatuses } from '../statuses.ts';

/**
 * Staff enter a pinning as CREATED; one that a centre buys begins in PREPARE, and waits for its payment there. The
 * clock publishes a waiting one when its first week begins, and finishes it after the last.
 */
export const pinningLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: pinningStatuses,
  transitions: {
    pay: { from: ['PREPARE'], to: 'CREATED', label: 'Оплатить', done: 'Закрепление оплачено' },
    // Money of a card or an invoice that comes after the hold, for places that are still free.
    pay_late: {
      from: ['PREPARE', 'CANCELED'],
      to: 'CREATED',
      label: 'Оплатить после срока',
      done: 'Закрепление оплачено после срока',
    },
    expire: {
      from: ['PREPARE'],
      to: 'CANCELED',
      label: 'Снять с оплаты',
      done: 'Закрепление не оплачено в срок',
    },
    publish: { from: ['CREATED'], to: 'CONFIRMED', label: 'Опубликовать', done: 'Закрепление опубликовано' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Закрепление отклонено',
      needs_reason: true,
    },
    cancel: {
      from: ['PREPARE', 'CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить закрепление',
      done: 'Закрепление отменено',
      confirm_text: 'Курс уйдёт с первых мест, а его недели освободятся для других. Отменить закрепление?',
    },
    finish: { from: ['CONFIRMED'], to: 'FINISHED', label: 'Завершить', done: 'Закрепление завершено' },
    give_back: {
      from: ['CANCELED', 'REJECTED', 'FINISHED'],
      to: ['REFUNDED', 'CANCELED', 'FINISHED'],
      label: 'Вернуть по правилу',
      done: 'Деньги за закрепление вернулись на баланс',
    },
    refund_balance: {
      from: ['CANCELED', 'FINISHED'],
      to: 'REFUNDED',
      label: 'Вернуть на баланс',
      done: 'Деньги за закрепление возвращены на баланс',
      needs_reason: true,
    },
  },
});
export type PinningTransition = keyof typeof pinningLifecycle.transitions;
/** Given when a centre takes places, and by no transition. */
export const pinningStatusesOfBeginning = ['PREPARE'] as const;
/** A centre cancels what is paid no later than so many days before its first week. */
export const cancelDays = 3;
