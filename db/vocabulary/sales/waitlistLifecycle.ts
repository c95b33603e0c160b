import { lifecycle } from '../lifecycle.ts';
import type { RegistrationStatus } from '../statuses.ts';

/** A subset of the statuses of orders, with its own labels. */
export const waitlistStatuses = {
  PREPARE: { label: 'Место предложено' },
  CREATED: { label: 'В очереди' },
  CONFIRMED: { label: 'Место куплено' },
  CANCELED: { label: 'Отменена' },
  REJECTED: { label: 'Закрыта' },
  REFUNDED: { label: 'Возврат' },
  PARTIAL_REFUNDED: { label: 'Частичный возврат' },
} as const satisfies Record<RegistrationStatus, { label: string }>;

/** Waiting is free, so there is nothing to refund. */
export const waitlistStatusesUnused = ['REFUNDED', 'PARTIAL_REFUNDED'] as const;

/** A place on the waiting list of a full course. An offer is an order that reserves the seats; its end decides about the entry. */
export const waitlistLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: waitlistStatuses,
  transitions: {
    offer: {
      from: ['CREATED'],
      to: 'PREPARE',
      label: 'Предложить место',
      done: 'Место предложено',
      needs_reason: true,
    },
    confirm: {
      from: ['PREPARE', 'CREATED'],
      to: 'CONFIRMED',
      label: 'Закрыть: место куплено',
      done: 'Место куплено, запись закрыта',
    },
    requeue: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Вернуть в конец очереди',
      done: 'Запись возвращена в конец очереди',
    },
    close: {
      from: ['CREATED', 'PREPARE'],
      to: 'REJECTED',
      label: 'Закрыть запись',
      done: 'Запись закрыта',
      needs_reason: true,
    },
    reorder: { from: ['CREATED'], label: 'Изменить очередь', done: 'Очередь изменена', needs_reason: true },
    cancel: {
      from: ['CREATED', 'PREPARE'],
      to: 'CANCELED',
      label: 'Отменить запись',
      done: 'Запись отменена',
      confirm_text: 'Место в очереди и предложенные места освободятся. Отменить запись?',
    },
  },
});

export type WaitlistTransition = keyof typeof waitlistLifecycle.transitions;

export const liveWaitlistStatuses: readonly RegistrationStatus[] = ['CREATED', 'PREPARE'];

export const waitlistLimits = {
  quantity: 20,
  /** An offer that is let pass twice is the last. */
  offers: 2,
  /** Until how long before the course an offer may stand. */
  hoursBeforeStart: 12,
  priority: 100,
} as const;
