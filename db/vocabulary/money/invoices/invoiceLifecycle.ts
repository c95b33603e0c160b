import { lifecycle } from '../../lifecycle.ts';
import { type AccountStatus, accountStatuses } from '../../statuses.ts';

/** To its payer a status says what it means for him. */
export const invoiceStatusForPayer = (status: AccountStatus): string =>
  status === 'CONFIRMED' ? 'Закрыт, услуги оказаны' : accountStatuses[status].label;

/** An invoice from its issue on. Its number is never reused. */
export const invoiceLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: accountStatuses,
  transitions: {
    // A top-up is completed as soon as it is paid.
    mark_paid: {
      from: ['PREPARE'],
      to: ['CREATED', 'PREPARE', 'CONFIRMED'],
      label: 'Отметить оплату',
      done: 'Отмечена оплата',
    },
    // The rest of it was paid otherwise, or will not be asked for any more.
    waive: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Закрыть на оплаченную часть',
      done: 'Счёт закрыт на оплаченную часть',
    },
    realise: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Услуги оказаны',
      done: 'Отмечено: услуги оказаны',
    },
    close: {
      from: ['CONFIRMED'],
      to: 'FINISHED',
      label: 'Закрыть счёт',
      done: 'Счёт закрыт',
      confirm_text: 'Закрытый счёт больше не меняется. Закрыть?',
    },
    // A transfer matched by mistake is unmatched while nothing depends on it.
    unmatch: {
      from: ['PREPARE', 'CONFIRMED'],
      to: ['PREPARE', 'CONFIRMED'],
      label: 'Отвязать оплату',
      done: 'Оплата отвязана от счёта',
    },
    cancel: {
      from: ['PREPARE'],
      to: 'CANCELED',
      label: 'Отменить счёт',
      done: 'Счёт отменён',
      confirm_text: 'Номер счёта останется занятым, оплатить его будет нельзя. Отменить?',
    },
    reject: {
      from: ['PREPARE'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Счёт отклонён',
      needs_reason: true,
    },
    refund: {
      from: ['CREATED', 'CONFIRMED', 'FINISHED', 'PARTIAL_REFUNDED'],
      to: ['PARTIAL_REFUNDED', 'REFUNDED'],
      label: 'Отметить возврат',
      done: 'Отмечен возврат',
    },
  },
});
export type InvoiceTransition = keyof typeof invoiceLifecycle.transitions;

/** The purpose of an invoice. */
export const invoicePurposes = {
  ORDER: 'Заказ курса',
  TOPUP: 'Пополнение маркетингового баланса',
} as const;
export type InvoicePurpose = keyof typeof invoicePurposes;

/** After the last day of an invoice payments are still on their way for so many business days. */
export const graceDays = 3;

/** Before which of its last days a payer is reminded; 0 is the day itself. */
export const remindedBefore = [2, 1, 0] as const;
