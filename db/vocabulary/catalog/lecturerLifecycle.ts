import { lifecycle } from '../lifecycle.ts';
import { moderationStatuses } from '../statuses.ts';

export const lecturerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: moderationStatuses,
  transitions: {
    publish: {
      from: ['CREATED', 'REJECTED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Страница лектора опубликована',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Страница лектора отклонена',
      needs_reason: true,
    },
    hide: { from: ['CONFIRMED'], to: 'CREATED', label: 'Скрыть', done: 'Страница лектора скрыта' },
  },
});
