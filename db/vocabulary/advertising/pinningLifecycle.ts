import { lifecycle } from '../lifecycle.ts';
import { pinningStatuses } from '../statuses.ts';

/**
 * The clock publishes a waiting pinning when its first week begins, and finishes it after the last. Statuses of
 * payment and refund come with payments, so no transition leads there yet.
 */
export const pinningLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: pinningStatuses,
  transitions: {
    publish: { from: ['CREATED'], to: 'CONFIRMED', label: 'Опубликовать', done: 'Закрепление опубликовано' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Закрепление отклонено',
      needs_reason: true,
    },
    cancel: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить закрепление',
      done: 'Закрепление отменено',
      confirm_text: 'Курс уйдёт с первых мест, а его недели освободятся для других. Отменить закрепление?',
    },
    finish: { from: ['CONFIRMED'], to: 'FINISHED', label: 'Завершить', done: 'Закрепление завершено' },
  },
});
export const pinningStatusesReservedForPayments = ['PREPARE', 'REFUNDED'] as const;
