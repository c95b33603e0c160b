import { lifecycle } from '../lifecycle.ts';
import { publicationStatuses } from '../statuses.ts';

/** Statuses of payment and refund come with paid slots, so no transition leads there yet. */
export const bannerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: publicationStatuses,
  transitions: {
    approve: { from: ['CREATED', 'REJECTED'], to: 'CONFIRMED', label: 'Опубликовать' },
    reject: { from: ['CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    pause: { from: ['CONFIRMED'], label: 'Приостановить показ' },
    resume: { from: ['CONFIRMED'], label: 'Возобновить показ' },
    cancel: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить размещение',
      confirm_text: 'Баннер исчезнет с сайта, и вернуть его будет нельзя. Отменить размещение?',
    },
  },
});
export const bannerStatusesReservedForPayments = ['PREPARE', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;
