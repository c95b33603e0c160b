/** The status sets of the specification. An entity takes one set whole; sets are never extended. */
export const requestStatuses = {
  CREATED: { label: 'Ожидает подтверждения' },
  CONFIRMED: { label: 'Подтверждена' },
  CANCELED: { label: 'Отменена' },
  REJECTED: { label: 'Отклонена' },
} as const;
export type RequestStatus = keyof typeof requestStatuses;

/** The same set for masculine nouns in Russian: a question, a centre. */
export const requestStatusesOfHim = {
  CREATED: { label: 'Ожидает подтверждения' },
  CONFIRMED: { label: 'Подтверждён' },
  CANCELED: { label: 'Отменён' },
  REJECTED: { label: 'Отклонён' },
} as const satisfies Record<RequestStatus, { label: string }>;

export const publicationStatuses = {
  PREPARE: { label: 'Ожидает оплаты' },
  CREATED: { label: 'На модерации' },
  CONFIRMED: { label: 'Опубликован' },
  CANCELED: { label: 'Отменён' },
  REJECTED: { label: 'Отклонён' },
  REFUNDED: { label: 'Возврат' },
  PARTIAL_REFUNDED: { label: 'Частичный возврат' },
} as const;
export type PublicationStatus = keyof typeof publicationStatuses;

/** A dash where the status alone says nothing: a paid pinning waits for its week, and one past its weeks is over. */
export const pinningStatuses = {
  PREPARE: { label: 'Ожидает оплаты' },
  CREATED: { label: '—' },
  CONFIRMED: { label: 'Опубликовано' },
  FINISHED: { label: '—' },
  CANCELED: { label: 'Отменено' },
  REJECTED: { label: 'Отклонено' },
  REFUNDED: { label: 'Возврат' },
} as const;
export type PinningStatus = keyof typeof pinningStatuses;

export const moderationStatuses = {
  CREATED: { label: 'Создан' },
  CONFIRMED: { label: 'Опубликован' },
  REJECTED: { label: 'Отклонён' },
} as const;
export type ModerationStatus = keyof typeof moderationStatuses;

export const registrationStatuses = {
  PREPARE: { label: 'Забронирован' },
  CREATED: { label: 'Ожидает подтверждения' },
  CONFIRMED: { label: 'Оплачен' },
  CANCELED: { label: 'Отменён' },
  REJECTED: { label: 'Отклонён' },
  REFUNDED: { label: 'Возврат' },
  PARTIAL_REFUNDED: { label: 'Частичный возврат' },
} as const;
export type RegistrationStatus = keyof typeof registrationStatuses;

/** The number old clients know the status of a request by; derived, never stored. */
export function requestStatusNumber(status: RequestStatus): number {
  return { CREATED: 2, CONFIRMED: 3, REJECTED: 6, CANCELED: 6 }[status];
}

/** For invoices, documents and outgoing money; an entity gives some of them its own labels. */
export const accountStatuses = {
  PREPARE: { label: 'Создан' },
  CREATED: { label: 'Оплачен' },
  CONFIRMED: { label: 'Реализован' },
  CANCELED: { label: 'Отменён' },
  REJECTED: { label: 'Отклонён' },
  REFUNDED: { label: 'Возвращён' },
  PARTIAL_REFUNDED: { label: 'Частично возвращён' },
  FINISHED: { label: 'Закрыт' },
} as const;
export type AccountStatus = keyof typeof accountStatuses;
