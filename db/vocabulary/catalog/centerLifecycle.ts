import { lifecycle } from '../lifecycle.ts';
import { requestStatusesOfHim } from '../statuses.ts';

export const centerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    approve: { from: ['CREATED', 'REJECTED'], to: 'CONFIRMED', label: 'Одобрить' },
    reject: { from: ['CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отменить регистрацию' },
    suspend: { from: ['CONFIRMED'], label: 'Приостановить', needs_reason: true },
    restore: { from: ['CONFIRMED'], label: 'Возобновить работу' },
    assign_manager: { from: ['CREATED', 'CONFIRMED'], label: 'Назначить менеджера' },
  },
});
