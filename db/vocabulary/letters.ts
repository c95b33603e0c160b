/** The outcome of a letter or a text message. */
export const letterStatuses = {
  QUEUED: { label: 'В очереди' },
  SENT: { label: 'Отправлено' },
  FAILED: { label: 'Не доставлено' },
  HELD: { label: 'Ждёт сводки за день' },
  GATHERED: { label: 'Вошло в сводку' },
  KEPT: { label: 'В кабинете' },
} as const;
export type LetterStatus = keyof typeof letterStatuses;

export const letterChannels = { MAIL: 'Почта', SMS: 'СМС' } as const;
export type LetterChannel = keyof typeof letterChannels;
