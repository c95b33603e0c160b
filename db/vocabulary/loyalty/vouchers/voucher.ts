import { lifecycle } from '../../lifecycle.ts';

export const voucherStatuses = {
  PREPARE: { label: 'Ждёт оплаты' },
  CONFIRMED: { label: 'Действует' },
  BLOCKED: { label: 'Заблокирован' },
  EXPIRED: { label: 'Срок истёк' },
  CANCELED: { label: 'Не оплачен' },
} as const;
export type VoucherStatus = keyof typeof voucherStatuses;

/**
 * A gift voucher. It is valid from its payment on; late money for a dropped one revives it, and so does a
 * return from an order to an expired one: if it was blocked before, it is blocked again.
 */
export const voucherLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: voucherStatuses,
  transitions: {
    pay: {
      from: ['PREPARE', 'CANCELED'],
      to: 'CONFIRMED',
      label: 'Принять оплату',
      done: 'Оплата сертификата принята',
    },
    drop: {
      from: ['PREPARE'],
      to: 'CANCELED',
      label: 'Снять неоплаченный',
      done: 'Неоплаченный сертификат снят',
    },
    block: {
      from: ['CONFIRMED'],
      to: 'BLOCKED',
      label: 'Заблокировать',
      done: 'Сертификат заблокирован',
      needs_reason: true,
    },
    unblock: {
      from: ['BLOCKED'],
      to: 'CONFIRMED',
      label: 'Разблокировать',
      done: 'Сертификат разблокирован',
    },
    expire: {
      from: ['CONFIRMED', 'BLOCKED'],
      to: 'EXPIRED',
      label: 'Погасить по сроку',
      done: 'Срок сертификата истёк',
    },
    revive: {
      from: ['EXPIRED'],
      to: 'CONFIRMED',
      label: 'Вернуть в действие',
      done: 'Сертификат снова действует',
    },
    revive_blocked: {
      from: ['EXPIRED'],
      to: 'BLOCKED',
      label: 'Вернуть заблокированным',
      done: 'Сертификат возвращён заблокированным',
    },
    resend: {
      from: ['CONFIRMED'],
      label: 'Отправить с новым кодом',
      done: 'Сертификат отправлен с новым кодом',
      confirm_text: 'Придёт письмо с новым кодом, прежний код перестанет действовать. Отправить?',
    },
  },
});
export type VoucherTransition = keyof typeof voucherLifecycle.transitions;

/** The kind of a ledger entry of a voucher. */
export const voucherTxKinds = {
  SOLD: 'Продажа',
  SPENT: 'Оплата заказа',
  RETURNED: 'Возврат заказа',
  EXPIRED: 'Срок истёк',
} as const;
export type VoucherTxKind = keyof typeof voucherTxKinds;

export const voucherLimits = {
  message: 300,
  /** How long a certificate waits for its money. */
  unpaidHours: 24,
  /** The shortest validity of a sum that an order returns. */
  daysAfterReturn: 30,
  /** The longest delay of the letter, in days. */
  sendWithinDays: 365,
} as const;

/** Days before the end at which its holder is notified. */
export const voucherNoticeDays = [30, 7, 1] as const;

export const noSuchVoucher = 'Такого сертификата нет, или на нём не осталось денег';
