/** Why money goes back. */
export const refundReasons = {
  CLIENT_REFUSED: 'Покупатель отказался',
  CENTER_CANCELED: 'Центр отменил',
  DATE_CHANGED: 'Изменился курс',
  DUPLICATE: 'Оплачено дважды',
  QUALITY: 'Претензия к качеству',
  OVERPAID: 'Переплата',
  LATE_PAYMENT: 'Оплата пришла поздно',
  OTHER: 'Другое',
} as const;
export type RefundReason = keyof typeof refundReasons;

/**
 * Reasons for which the platform, and not the buyer, is responsible: the policy of the course does not reduce
 * the refund.
 */
export const reasonsOfTheHouse: readonly RefundReason[] = [
  'CENTER_CANCELED',
  'DATE_CHANGED',
  'DUPLICATE',
  'OVERPAID',
  'LATE_PAYMENT',
];

export const refundRoutes = {
  CARD: 'На карту',
  BANK: 'На счёт в банке',
  BALANCE: 'На баланс',
  BONUS: 'Бонусами',
  VOUCHER: 'На подарочный сертификат',
} as const;
export type RefundRoute = keyof typeof refundRoutes;

/** The source of the money: the order, or later payments. */
export const refundSources = { ORDER: 'Заказ', LATE: 'Поздняя оплата', OVERPAID: 'Переплата' } as const;
export type RefundSource = keyof typeof refundSources;

/** Why a refund is not given back, or not all of it. */
export const refundRejectCodes = {
  NOT_DUE: 'По условиям возврат не положен',
  BY_MISTAKE: 'Одобрен по ошибке',
  BANK_REFUSED: 'Банк не принимает возврат',
  OTHERWISE: 'Деньги вернули другим путём',
  CHANGED_MIND: 'Покупатель передумал',
  OTHER: 'Другое',
} as const;
export type RefundRejectCode = keyof typeof refundRejectCodes;

export const refundAskers = {
  BUYER: 'Покупатель',
  CENTER: 'Учебный центр',
  STAFF: 'Сотрудник',
  SYSTEM: 'Система',
} as const;
export type RefundAsker = keyof typeof refundAskers;

/** Costs spent on a buyer that may be withheld; a document proves them. */
export interface RefundExpense {
  /** Roubles. */
  sum: number;
  description: string;
  /** A private file. */
  file_id: string;
}

/** Where a refund goes that no card takes. */
export interface RefundBank {
  holder: string;
  account: string;
  bic: string;
  bank: string;
}

export const refundLimits = {
  /** Days until which money is promised. */
  promisedDays: 10,
  /** How often the bank is asked before a person is. */
  attempts: 5,
  /** How long the bank may be at work before a person is asked. */
  bankDays: 3,
  expenses: 20,
  comment: 500,
} as const;
