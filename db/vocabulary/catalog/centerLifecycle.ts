import { lifecycle } from '../lifecycle.ts';
import { requestStatusesOfHim } from '../statuses.ts';

export const centerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    submit: {
      from: ['CREATED', 'REJECTED'],
      to: 'CREATED',
      label: 'Отправить на проверку',
      done: 'Центр прислал документы на проверку',
    },
    approve: {
      from: ['CREATED', 'REJECTED'],
      to: 'CONFIRMED',
      label: 'Одобрить',
      done: 'Центр одобрен',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Центр отклонён',
      needs_reason: true,
    },
    cancel: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Отменить регистрацию',
      done: 'Регистрация центра отменена',
    },
    suspend: {
      from: ['CONFIRMED'],
      label: 'Приостановить',
      done: 'Работа центра приостановлена',
      needs_reason: true,
    },
    restore: { from: ['CONFIRMED'], label: 'Возобновить работу', done: 'Работа центра возобновлена' },
    remove_logo: {
      from: ['CREATED', 'CONFIRMED', 'REJECTED'],
      label: 'Убрать логотип',
      done: 'Логотип центра убран',
      needs_reason: true,
    },
    assign_manager: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Назначить менеджера',
      done: 'Назначен менеджер центра',
    },
  },
});
