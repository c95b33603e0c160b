import { lifecycle } from '../../lifecycle.ts';
import { type PublicationStatus, publicationStatuses } from '../../statuses.ts';
import type { Sending } from './mailing.ts';

/** Letters leave only in CONFIRMED; how far they are is another column, `sending`. */
export const mailingLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: publicationStatuses,
  transitions: {
    submit: {
      from: ['PREPARE', 'REJECTED'],
      to: 'CREATED',
      label: 'Отправить на проверку',
      done: 'Рассылка заказана: цена отложена на балансе центра',
    },
    cancel: {
      from: ['PREPARE', 'CREATED', 'REJECTED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить заказ',
      done: 'Заказ рассылки отменён',
    },
    // Of an approved one too: its courses may have changed since.
    test_send: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Отправить пробное себе',
      done: 'Пробное письмо отправлено',
      of_version: true,
    },
    approve: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Одобрить',
      done: 'Рассылка одобрена',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Рассылка отклонена',
      needs_reason: true,
    },
    revise: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'CREATED',
      label: 'Изменить',
      done: 'Рассылка изменена и ждёт одобрения',
    },
    schedule: {
      from: ['CONFIRMED'],
      label: 'Назначить время',
      done: 'Время рассылки назначено',
      confirm_text: 'В назначенное время письма уйдут всем адресатам, и вернуть их будет нельзя.',
    },
    begin: { from: ['CONFIRMED'], label: 'Начать', done: 'Рассылка началась' },
    pause: { from: ['CONFIRMED'], label: 'Приостановить', done: 'Рассылка приостановлена' },
    hold: { from: ['CONFIRMED'], label: 'Придержать', done: 'Рассылка приостановлена автоматически' },
    resume: {
      from: ['CONFIRMED'],
      label: 'Продолжить',
      done: 'Рассылка продолжена',
      confirm_text: 'Письма снова начнут уходить тем, кому ещё не отправлены.',
    },
    stop: {
      from: ['CONFIRMED'],
      label: 'Остановить насовсем',
      done: 'Рассылка остановлена',
      needs_reason: true,
    },
    finish: { from: ['CONFIRMED'], label: 'Завершить', done: 'Рассылка завершена' },
    settle: { from: ['CONFIRMED'], label: 'Рассчитать', done: 'Центр заплатил за доставленные письма' },
  },
});
export type MailingTransition = keyof typeof mailingLifecycle.transitions;

/** A centre's order begins in the first; the others are unused, since it pays only for what was delivered. */
export const mailingStatusesUnreached = ['PREPARE', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;

/** How far the sending must be for a transition; for the others it does not begin yet. */
const sendingFor: Partial<Record<MailingTransition, readonly Sending[]>> = {
  begin: ['SCHEDULED'],
  pause: ['SCHEDULED', 'RUNNING'],
  hold: ['SCHEDULED', 'RUNNING'],
  resume: ['PAUSED'],
  stop: ['NONE', 'SCHEDULED', 'RUNNING', 'PAUSED'],
  finish: ['RUNNING'],
  cancel: ['NONE', 'SCHEDULED'],
  settle: ['DONE', 'STOPPED'],
};

export const isOpenIn = (name: MailingTransition, sending: Sending): boolean =>
  (sendingFor[name] ?? ['NONE']).includes(sending);

const names = Object.keys(mailingLifecycle.transitions) as MailingTransition[];

export const openTransitions = (of: { status: PublicationStatus; sending: Sending }): MailingTransition[] =>
  names.filter(
    (name) =>
      mailingLifecycle.transitions[name].from.some((from) => from === of.status) &&
      isOpenIn(name, of.sending),
  );
