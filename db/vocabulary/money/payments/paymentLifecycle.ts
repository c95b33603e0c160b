import { lifecycle } from '../../lifecycle.ts';
import { registrationStatuses } from '../../statuses.ts';

/** One attempt to pay. Its transitions follow the bank's statuses; staff ask the bank, or abandon the attempt. */
export const paymentLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: registrationStatuses,
  transitions: {
    hold: { from: ['PREPARE'], to: 'CREATED', label: 'Удержать', done: 'Деньги удержаны' },
    capture: {
      from: ['PREPARE', 'CREATED', 'REJECTED', 'CANCELED'],
      to: 'CONFIRMED',
      label: 'Списать',
      done: 'Деньги списаны',
    },
    decline: { from: ['PREPARE', 'CREATED'], to: 'REJECTED', label: 'Отклонить', done: 'Платёж отклонён' },
    drop: { from: ['PREPARE', 'CREATED'], to: 'CANCELED', label: 'Отменить платёж', done: 'Платёж отменён' },
    refund_part: {
      from: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      to: 'PARTIAL_REFUNDED',
      label: 'Вернуть часть',
      done: 'Возвращена часть платежа',
    },
    refund_whole: {
      from: ['CONFIRMED', 'PARTIAL_REFUNDED'],
      to: 'REFUNDED',
      label: 'Вернуть всё',
      done: 'Платёж возвращён полностью',
    },
    // A transfer that was for something else than its invoice.
    detach: {
      from: ['CONFIRMED'],
      to: 'CANCELED',
      label: 'Отвязать от счёта',
      done: 'Платёж отвязан от счёта',
    },
    sync: {
      from: ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED', 'REJECTED', 'CANCELED'],
      label: 'Сверить с банком',
      done: 'Платёж сверен с банком',
    },
    void: {
      from: ['PREPARE', 'CREATED'],
      label: 'Аннулировать',
      done: 'Платёж аннулирован',
      needs_reason: true,
    },
  },
});
export type PaymentTransition = keyof typeof paymentLifecycle.transitions;
