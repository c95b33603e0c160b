import { lifecycle } from '../../lifecycle.ts';

export const refundStatuses = {
  PREPARE: { label: 'Запрошен' },
  CREATED: { label: 'Одобрен' },
  CONFIRMED: { label: 'Отправлен' },
  FINISHED: { label: 'Выполнен' },
  REJECTED: { label: 'Отклонён' },
  CANCELED: { label: 'Отменён' },
} as const;
export type RefundStatus = keyof typeof refundStatuses;

/** Statuses in which a refund still takes up money of its order, or has taken it. */
export const liveRefundStatuses: readonly RefundStatus[] = ['PREPARE', 'CREATED', 'CONFIRMED', 'FINISHED'];

/** Statuses in which it is still to be decided or sent. */
export const openRefundStatuses: readonly RefundStatus[] = ['PREPARE', 'CREATED', 'CONFIRMED'];

/** Approved and not over yet: seats given up with it are no longer valid. */
export const agreedRefundStatuses: readonly RefundStatus[] = ['CREATED', 'CONFIRMED'];

const approval = 'Сумма станет окончательной, покупателю уйдёт письмо, и деньги уйдут ему. Одобрить?';

/**
 * A refund from the request on. One person asks and, beyond small sums, another approves; the bank refunds
 * cards by itself, and a bookkeeper executes all other ways.
 */
export const refundLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: refundStatuses,
  transitions: {
    approve_limit: { from: ['PREPARE'], to: 'CREATED', label: 'Одобрить возврат', confirm_text: approval },
    approve_any: { from: ['PREPARE'], to: 'CREATED', label: 'Одобрить возврат', confirm_text: approval },
    execute: { from: ['CREATED'], to: 'FINISHED', label: 'Исполнить' },
    reject: { from: ['PREPARE', 'CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    reroute: {
      from: ['PREPARE', 'CREATED'],
      to: 'PREPARE',
      label: 'Вернуть другим способом',
      needs_reason: true,
    },
    close_rest: {
      from: ['PREPARE', 'CREATED'],
      to: 'FINISHED',
      label: 'Остаток не возвращать',
      needs_reason: true,
    },
    cancel: {
      from: ['PREPARE'],
      to: 'CANCELED',
      label: 'Отменить возврат',
      confirm_text: 'Деньги останутся у нас, а просьба закроется. Отменить возврат?',
    },
    send: { from: ['CREATED'], to: 'CONFIRMED', label: 'Отправить в банк' },
    finish: { from: ['CONFIRMED'], to: 'FINISHED', label: 'Выполнить' },
    change_account: { from: ['CREATED'], to: 'PREPARE', label: 'Сменить счёт' },
    fail: { from: ['CREATED', 'CONFIRMED'], to: 'PREPARE', label: 'Вернуть на рассмотрение' },
  },
});
export type RefundTransition = keyof typeof refundLifecycle.transitions;
