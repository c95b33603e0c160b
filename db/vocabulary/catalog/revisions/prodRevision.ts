import { lifecycle } from '../../lifecycle.ts';

/** An edit of a published course by its centre: it waits beside the course until a moderator applies it. */
export const prodRevisionLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: {
    PREPARE: { label: 'Черновик' },
    CREATED: { label: 'На проверке' },
    CONFIRMED: { label: 'Применена' },
    REJECTED: { label: 'Отклонена' },
    CANCELED: { label: 'Отозвана' },
  },
  transitions: {
    send: {
      from: ['PREPARE', 'REJECTED'],
      // Without anything to check it is applied at once.
      to: ['CREATED', 'CONFIRMED'],
      label: 'Отправить',
      done: 'Правка отправлена',
    },
    apply: {
      from: ['CREATED'],
      // Where only a part of the fields is accepted, the rest goes on waiting.
      to: ['CONFIRMED', 'CREATED'],
      label: 'Принять',
      done: 'Правка применена',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Правка отклонена',
      needs_reason: true,
    },
    withdraw: {
      from: ['CREATED'],
      to: 'PREPARE',
      label: 'Отозвать с проверки',
      done: 'Правка отозвана с проверки',
    },
    discard: {
      from: ['PREPARE', 'REJECTED'],
      to: 'CANCELED',
      label: 'Отменить правку',
      done: 'Правка отменена',
    },
  },
});
export type ProdRevisionStatus = keyof typeof prodRevisionLifecycle.statuses;
export type ProdRevisionTransition = keyof typeof prodRevisionLifecycle.transitions;

/** Why a course, or an edit of it, is not published. */
export const rejectionCodes = {
  INCOMPLETE: 'Не хватает сведений',
  CATEGORY: 'Неверная категория',
  PRICE: 'Вопросы к цене',
  LICENSE: 'Вопросы к лицензии',
  ADVERTISING: 'Рекламный текст',
  DUPLICATE: 'Такой курс уже есть',
  OTHER: 'Другое',
} as const;
export type RejectionCode = keyof typeof rejectionCodes;

export const commentLimit = 1000;

/** A moderator checks a course within one working day. */
export const moderationMinutes = 9 * 60;
