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

/** Found in what anybody can send: no signature of the bank stands behind it. */
export const forgedVerdicts = ['SHAPE', 'TOKEN', 'TERMINAL'] as const satisfies readonly NoticeVerdict[];
