/** The result of checking a notification of the bank. */
export const noticeVerdicts = {
  OK: 'Принято',
  REPLAY: 'Повтор',
  SHAPE: 'Не похоже на уведомление',
  TOKEN: 'Подпись неверна',
  TERMINAL: 'Чужой терминал',
  ORDER: 'Нет такой попытки оплаты',
  PAYMENT: 'Другой номер платежа',
  AMOUNT: 'Другая сумма',
  UNKNOWN: 'Незнакомый статус',
} as const;
export type NoticeVerdict = keyof typeof noticeVerdicts;

/** Verdicts on messages that anyone can send: they lack a valid signature of the bank. */
export const forgedVerdicts = ['SHAPE', 'TOKEN', 'TERMINAL'] as const satisfies readonly NoticeVerdict[];
