import type { RegistrationStatus } from '../statuses.ts';

/** The kind of buyer. Staff book for a client without an account. */
export const buyerKinds = {
  INDIVIDUAL: 'Частное лицо',
  LEGAL: 'Организация',
  GUEST: 'Без кабинета',
  STAFF: 'Через менеджера',
} as const;
export type BuyerKind = keyof typeof buyerKinds;

/** Statuses of an order whose places are its own. */
export const paidStatuses: readonly RegistrationStatus[] = ['CONFIRMED', 'PARTIAL_REFUNDED'];

/** Statuses of an order that nobody comes by any more. */
export const endedStatuses: readonly RegistrationStatus[] = ['CANCELED', 'REJECTED', 'REFUNDED'];

export const paymentMethods = { CARD: 'Картой', INVOICE: 'По счёту', FREE: 'Бесплатно' } as const;
export type PaymentMethod = keyof typeof paymentMethods;

/** The way of payment. */
export const paymentChannels = {
  CARD: 'Карта',
  SBP: 'СБП',
  DOLYAMI: '«Долями»',
  INSTALMENTS: 'Рассрочка банка',
  BANK: 'Банковский перевод',
  NONE: 'Без оплаты',
} as const;
export type PaymentChannel = keyof typeof paymentChannels;

/** The reason why an order stays in CREATED. */
export const orderChecks = {
  SEAT: 'Центр подтверждает место',
  MONEY: 'Бухгалтерия подтверждает оплату',
  STUDENT_DOC: 'Проверяется документ студента',
  OWNER: 'Владелец организации подтверждает заказ',
} as const;
export type OrderCheckKind = keyof typeof orderChecks;

export interface OrderCheck {
  kind: OrderCheckKind;
  is_done: boolean;
}

/** Whether an order still waits for one of its checks. */
export const isCheckOpen = ({ checks }: { checks: readonly OrderCheck[] }, kind: OrderCheckKind): boolean =>
  checks.some((check) => check.kind === kind && !check.is_done);

export const participantStates = { ACTIVE: 'Участвует', CANCELED: 'Отменён', REPLACED: 'Заменён' } as const;
export type ParticipantState = keyof typeof participantStates;

/** How much of the money comes back, by whole days before the course; the longest time first. */
export type RefundPolicy = readonly { days_before: number; percent: number }[];

/** The pricing rule for the others of a group when one does not come. */
export const repricings = {
  KEEP: 'Цена остальных не меняется',
  RECALC: 'Цена остальных считается заново',
} as const;
export type Repricing = keyof typeof repricings;

export const orderLimits = {
  participants: 500,
  comment: 500,
  reserveExtraMinutes: 10,
  staffReserveHours: 24,
  /** Business days that the owner of a company has to confirm an order beyond the month of its member. */
  ownerDays: 2,
} as const;
