import { lifecycle } from '../lifecycle.ts';
import { publicationStatuses } from '../statuses.ts';

/** Staff enter a banner as CREATED; one that is bought begins in PREPARE, and waits for its payment there. */
export const bannerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: publicationStatuses,
  transitions: {
    pay: { from: ['PREPARE'], to: 'CREATED', label: 'Оплатить', done: 'Баннер оплачен' },
    // Money of a card or an invoice that comes after the hold, for places that are still free.
    pay_late: {
      from: ['PREPARE', 'CANCELED'],
      to: 'CREATED',
      label: 'Оплатить после срока',
      done: 'Баннер оплачен после срока',
    },
    expire: { from: ['PREPARE'], to: 'CANCELED', label: 'Снять с оплаты', done: 'Баннер не оплачен в срок' },
    submit: {
      from: ['CREATED', 'REJECTED'],
      to: 'CREATED',
      label: 'Отправить на проверку',
      done: 'Баннер отправлен на проверку',
    },
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
    give_week: {
      from: ['CONFIRMED'],
      label: 'Подарить неделю за недопоказ',
      done: 'Бесплатная неделя подарена',
      confirm_text: 'Займём первую свободную неделю на том же месте и напишем рекламодателю. Подарить?',
    },
    decline_week: {
      from: ['CONFIRMED'],
      label: 'Не дарить неделю',
      done: 'Недопоказ закрыт без подарка',
      needs_reason: true,
    },
    cancel: {
      from: ['CREATED', 'CONFIRMED', 'PREPARE', 'REJECTED'],
      to: 'CANCELED',
      label: 'Отменить размещение',
      done: 'Размещение баннера отменено',
      confirm_text: 'Баннер исчезнет с сайта, и вернуть его будет нельзя. Отменить размещение?',
    },
    give_back: {
      from: ['CANCELED', 'REJECTED'],
      to: ['REFUNDED', 'PARTIAL_REFUNDED'],
      label: 'Вернуть по правилу',
      done: 'Деньги за баннер вернулись на баланс',
    },
    refund_balance: {
      from: ['CANCELED', 'REJECTED', 'PARTIAL_REFUNDED'],
      to: ['REFUNDED', 'PARTIAL_REFUNDED'],
      label: 'Вернуть на баланс',
      done: 'Деньги за баннер возвращены на баланс',
      needs_reason: true,
    },
  },
});
export type BannerTransition = keyof typeof bannerLifecycle.transitions;
/** Given when places are taken, and by no transition. */
export const bannerStatusesOfBeginning = ['PREPARE'] as const;
