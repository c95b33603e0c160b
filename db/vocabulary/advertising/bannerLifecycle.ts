import { lifecycle } from '../lifecycle.ts';
import { publicationStatuses } from '../statuses.ts';

/** Statuses of payment and refund come with paid slots, so no transition leads there yet. */
export const bannerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: publicationStatuses,
  transitions: {
    approve: {
      from: ['CREATED', 'REJECTED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Баннер опубликован',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Баннер отклонён',
      needs_reason: true,
    },
    pause: { from: ['CONFIRMED'], label: 'Приостановить показ', done: 'Показ баннера приостановлен' },
    resume: { from: ['CONFIRMED'], label: 'Возобновить показ', done: 'Показ баннера возобновлён' },
    cancel: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить размещение',
      done: 'Размещение баннера отменено',
      confirm_text: 'Баннер исчезнет с сайта, и вернуть его будет нельзя. Отменить размещение?',
    },
  },
});
export const bannerStatusesReservedForPayments = ['PREPARE', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;
