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
    approve_limit: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Одобрить возврат',
      done: 'Возврат одобрен',
      confirm_text: approval,
    },
    approve_any: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Одобрить возврат',
      done: 'Возврат одобрен',
      confirm_text: approval,
    },
    execute: { from: ['CREATED'], to: 'FINISHED', label: 'Исполнить', done: 'Возврат исполнен' },
    reject: {
      from: ['PREPARE', 'CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Возврат отклонён',
      needs_reason: true,
    },
    reroute: {
      from: ['PREPARE', 'CREATED'],
      to: 'PREPARE',
      label: 'Вернуть другим способом',
      done: 'Выбран другой способ возврата',
      needs_reason: true,
    },
    close_rest: {
      from: ['PREPARE', 'CREATED'],
      to: 'FINISHED',
      label: 'Остаток не возвращать',
      done: 'Возврат закрыт без остатка',
      needs_reason: true,
    },
    cancel: {
      from: ['PREPARE'],
      to: 'CANCELED',
      label: 'Отменить возврат',
      done: 'Возврат отменён',
      confirm_text: 'Деньги останутся у нас, а просьба закроется. Отменить возврат?',
    },
    send: { from: ['CREATED'], to: 'CONFIRMED', label: 'Отправить в банк', done: 'Возврат отправлен в банк' },
    finish: { from: ['CONFIRMED'], to: 'FINISHED', label: 'Выполнить', done: 'Возврат выполнен' },
    change_account: {
      from: ['CREATED'],
      to: 'PREPARE',
      label: 'Сменить счёт',
      done: 'Счёт для возврата сменён',
    },
    fail: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'PREPARE',
      label: 'Вернуть на рассмотрение',
      done: 'Возврат снова на рассмотрении',
    },
  },
});
export type RefundTransition = keyof typeof refundLifecycle.transitions;
