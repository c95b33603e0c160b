import { lifecycle } from '../lifecycle.ts';

export const notificationStatuses = {
  CREATED: { label: 'Ждёт одобрения' },
  APPROVED: { label: 'Одобрено' },
  STOPPED: { label: 'Остановлено' },
} as const;
export type NotificationStatus = keyof typeof notificationStatuses;

/** It ends by `date_end`, without a transition. */
export const notificationLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: notificationStatuses,
  transitions: {
    approve: {
      from: ['CREATED', 'STOPPED'],
      to: 'APPROVED',
      label: 'Одобрить',
      done: 'Уведомление одобрено',
      of_version: true,
      confirm_text: 'Уведомление сразу начнут видеть в кабинетах, которым оно адресовано.',
    },
    stop: { from: ['APPROVED'], to: 'STOPPED', label: 'Остановить показ', done: 'Показ остановлен' },
    revise: {
      from: ['APPROVED', 'STOPPED'],
      to: 'CREATED',
      label: 'Изменить',
      done: 'Уведомление изменено и ждёт одобрения',
    },
  },
});
export type NotificationTransition = keyof typeof notificationLifecycle.transitions;
