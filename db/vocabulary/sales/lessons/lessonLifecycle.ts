import { lifecycle } from '../../lifecycle.ts';
import type { RequestStatus } from '../../statuses.ts';

/** The set of requests, in the words of a lesson. */
export const lessonStatuses = {
  CREATED: { label: 'Ждёт ответа лектора' },
  CONFIRMED: { label: 'Лектор согласен' },
  CANCELED: { label: 'Отменён' },
  REJECTED: { label: 'Лектор отказал' },
} as const satisfies Record<RequestStatus, { label: string }>;

/** A visitor asks a lecturer for an hour; an agreed one is an order, whose end gives the hour back. */
export const lessonLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: lessonStatuses,
  transitions: {
    accept: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Согласиться',
      done: 'Лектор согласился, заказ создан',
    },
    decline: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отказать',
      done: 'Лектор отказал',
      needs_reason: true,
    },
    withdraw: { from: ['CREATED'], to: 'CANCELED', label: 'Отозвать запрос', done: 'Запрос отозван' },
    expire: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Закрыть по сроку',
      done: 'Срок ответа вышел, время свободно',
    },
    release: {
      from: ['CONFIRMED'],
      to: 'CANCELED',
      label: 'Освободить время',
      done: 'Заказ отменён, время свободно',
    },
  },
});

export type LessonTransition = keyof typeof lessonLifecycle.transitions;

/** While a request has one of these, nobody else can ask for its slot. */
export const livingLessons: readonly RequestStatus[] = ['CREATED', 'CONFIRMED'];
