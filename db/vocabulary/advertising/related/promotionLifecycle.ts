import { lifecycle } from '../../lifecycle.ts';
import { publicationStatuses } from '../../statuses.ts';
import type { PromotionPause } from './promotion.ts';

/**
 * A bonus waits in PREPARE for a balance that holds five leads. Only CONFIRMED ones are on the site, and there
 * only while nothing pauses them: the reason of a pause is another column.
 */
export const promotionLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: publicationStatuses,
  transitions: {
    fund: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Передать на модерацию',
      done: 'Баланс пополнен, бонус передан на модерацию',
    },
    submit: {
      from: ['REJECTED'],
      to: 'CREATED',
      label: 'Отправить на модерацию',
      done: 'Бонус снова отправлен на модерацию',
    },
    revise: {
      from: ['CONFIRMED'],
      to: 'CREATED',
      label: 'Изменить предложение',
      done: 'Предложение изменено, бонус снова на модерации',
    },
    approve: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Бонус опубликован',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Бонус отклонён',
      needs_reason: true,
    },
    pause: { from: ['CONFIRMED'], label: 'Приостановить', done: 'Показ бонуса приостановлен' },
    resume: { from: ['CONFIRMED'], label: 'Возобновить', done: 'Показ бонуса возобновлён' },
    hold: { from: ['CONFIRMED'], label: 'Придержать', done: 'Показ бонуса приостановлен автоматически' },
    release: { from: ['CONFIRMED'], label: 'Вернуть', done: 'Показ бонуса возобновлён автоматически' },
    cancel: {
      from: ['CREATED', 'PREPARE', 'CONFIRMED', 'REJECTED'],
      to: 'CANCELED',
      label: 'Отменить бонус',
      done: 'Бонус отменён',
      confirm_text: 'Бонус исчезнет с сайта, и вернуть его будет нельзя. Отменить бонус?',
    },
  },
});
export type PromotionTransition = keyof typeof promotionLifecycle.transitions;

/** Prepaid packages of leads would lead to these, once they are sold. */
export const promotionStatusesOfPackages = ['REFUNDED', 'PARTIAL_REFUNDED'] as const;

/** Pauses that a person ends: who else paused it resumes it. */
const ofPeople: readonly (PromotionPause | null)[] = ['MERCHANT', 'STAFF'];

/** Whether a pause may be made or ended; people do not end the pauses of the clock. */
export const isOpenFor = {
  staff: {
    pause: (pause: PromotionPause | null) => pause !== 'STAFF',
    resume: (pause: PromotionPause | null) => ofPeople.includes(pause),
  },
  merchant: {
    pause: (pause: PromotionPause | null) => !ofPeople.includes(pause),
    resume: (pause: PromotionPause | null) => pause === 'MERCHANT',
  },
} as const;
