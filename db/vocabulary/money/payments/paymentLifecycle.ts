import { lifecycle } from '../../lifecycle.ts';
import { registrationStatuses } from '../../statuses.ts';

/** One attempt to pay. Its transitions follow the bank's statuses; staff ask the bank, or abandon the attempt. */
export const paymentLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: registrationStatuses,
  transitions: {
    hold: { from: ['PREPARE'], to: 'CREATED', label: 'Удержать' },
    capture: { from: ['PREPARE', 'CREATED', 'REJECTED', 'CANCELED'], to: 'CONFIRMED', label: 'Списать' },
    decline: { from: ['PREPARE', 'CREATED'], to: 'REJECTED', label: 'Отклонить' },
    drop: { from: ['PREPARE', 'CREATED'], to: 'CANCELED', label: 'Отменить платёж' },
    refund_part: {
      from: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      to: 'PARTIAL_REFUNDED',
      label: 'Вернуть часть',
    },
    refund_whole: { from: ['CONFIRMED', 'PARTIAL_REFUNDED'], to: 'REFUNDED', label: 'Вернуть всё' },
    // A transfer that was for something else than its invoice.
    detach: { from: ['CONFIRMED'], to: 'CANCELED', label: 'Отвязать от счёта' },
    sync: {
      from: ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED', 'REJECTED', 'CANCELED'],
      label: 'Сверить с банком',
    },
    void: { from: ['PREPARE', 'CREATED'], label: 'Аннулировать', needs_reason: true },
  },
});
export type PaymentTransition = keyof typeof paymentLifecycle.transitions;
