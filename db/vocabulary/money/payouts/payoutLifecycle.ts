import { lifecycle } from '../../lifecycle.ts';

export const payoutStatuses = {
  PREPARE: { label: 'Создана' },
  CREATED: { label: 'Согласована' },
  CONFIRMED: { label: 'Выплачена' },
  FINISHED: { label: 'Закрыта' },
  REJECTED: { label: 'Оспорена' },
  CANCELED: { label: 'Отменена' },
} as const;
export type PayoutStatus = keyof typeof payoutStatuses;

/** Money on its way to a centre, which may dispute it. */
export const payoutLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: payoutStatuses,
  transitions: {
    agree: { from: ['PREPARE'], to: 'CREATED', label: 'Согласовать', done: 'Выплата согласована' },
    reject: {
      from: ['PREPARE'],
      to: 'REJECTED',
      label: 'Оспорить',
      done: 'Выплата оспорена',
      needs_reason: true,
    },
    second_approve: {
      from: ['CREATED'],
      label: 'Поставить вторую подпись',
      done: 'Вторая подпись поставлена',
      confirm_text: 'После вашего подтверждения деньги можно отправить центру. Подтвердить выплату?',
    },
    pay: { from: ['CREATED'], to: 'CONFIRMED', label: 'Выплатить', done: 'Выплата отмечена выплаченной' },
    close: {
      from: ['CONFIRMED'],
      to: 'FINISHED',
      label: 'Закрыть: акт подписан',
      done: 'Выплата закрыта: акт подписан',
    },
    send_act: {
      from: ['CONFIRMED', 'FINISHED'],
      label: 'Прислать подписанный акт',
      done: 'Центр прислал подписанный акт',
    },
    accept_act: {
      from: ['CONFIRMED', 'FINISHED'],
      to: 'FINISHED',
      label: 'Принять подписанный акт',
      done: 'Подписанный акт принят, выплата закрыта',
      of_version: true,
    },
    return_act: {
      from: ['CONFIRMED', 'FINISHED'],
      label: 'Вернуть акт центру',
      done: 'Подписанный акт возвращён центру',
      needs_reason: true,
      of_version: true,
    },
    drop_act: {
      from: ['CONFIRMED', 'FINISHED'],
      label: 'Снять скан акта',
      done: 'Скан акта больше не действует',
    },
    return: {
      from: ['CREATED', 'CONFIRMED', 'REJECTED'],
      to: 'PREPARE',
      label: 'Вернуть и посчитать заново',
      done: 'Выплата посчитана заново',
      needs_reason: true,
    },
    cancel: {
      from: ['PREPARE', 'CREATED', 'REJECTED'],
      to: 'CANCELED',
      label: 'Отменить выплату',
      done: 'Выплата отменена',
      needs_reason: true,
    },
  },
});
export type PayoutTransition = keyof typeof payoutLifecycle.transitions;

export const payoutLineKinds = { SALE: 'Продажа', CLAWBACK: 'Удержание за возврат' } as const;
export type PayoutLineKind = keyof typeof payoutLineKinds;

export const payoutTerms = {
  /** Days after a course until its money is the centre's. */
  daysAfterCourse: 3,
  /** Business days of silence that mean consent. */
  silentDays: 3,
  /** Days after a change of requisites in which the centre is called before money leaves. */
  daysOfCall: 5,
} as const;
