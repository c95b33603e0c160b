import { lifecycle } from '../lifecycle.ts';
import { publicationStatuses } from '../statuses.ts';

/**
 * Publication of a course. A draft is PREPARE with `is_draft`; PREPARE without it waits for the placement fee, and
 * the refunds of that fee come with placement payments, so no transition leads there yet.
 */
export const prodLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: publicationStatuses,
  transitions: {
    submit: {
      from: ['PREPARE', 'REJECTED', 'CANCELED'],
      to: 'CREATED',
      label: 'На модерацию',
      done: 'Курс отправлен на модерацию',
    },
    publish: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Курс опубликован',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Курс отклонён',
      needs_reason: true,
    },
    withdraw: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Отозвать с модерации',
      done: 'Курс отозван с модерации',
    },
    pause_sales: {
      from: ['CONFIRMED'],
      label: 'Приостановить запись',
      done: 'Запись на курс приостановлена',
    },
    resume_sales: { from: ['CONFIRMED'], label: 'Возобновить запись', done: 'Запись на курс возобновлена' },
    cancel_event: {
      from: ['CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить курс',
      done: 'Курс отменён',
      needs_reason: true,
      confirm_text: 'Курс исчезнет из каталога. Отменить его?',
    },
    archive: { from: ['CONFIRMED', 'CANCELED'], label: 'В архив', done: 'Курс в архиве' },
  },
});
export const statusesReservedForPayments = ['REFUNDED', 'PARTIAL_REFUNDED'] as const;
