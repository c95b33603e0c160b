/** Kinds of events in the timeline of a client. */
export const clientEventKinds = {
  ORDERS: 'Заказы',
  REQUESTS: 'Заявки',
  CALLS: 'Звонки',
  MONEY: 'Деньги',
  LETTERS: 'Письма и СМС',
  NOTES: 'Заметки',
  CONSENTS: 'Согласия',
} as const;
export type ClientEventKind = keyof typeof clientEventKinds;

/** Records whose beginning and transitions are events, and how each began; a call is one event. */
export const clientRecords = {
  orders: { kind: 'ORDERS', opening: 'Создан заказ' },
  legal_requests: { kind: 'REQUESTS', opening: 'Поступила групповая заявка' },
  manager_requests: { kind: 'REQUESTS', opening: 'Поступила заявка' },
  director_questions: { kind: 'REQUESTS', opening: 'Поступил вопрос директору' },
  waitlist: { kind: 'REQUESTS', opening: 'Появилась запись в листе ожидания' },
  calls: { kind: 'CALLS', opening: 'Звонок' },
  invoices: { kind: 'MONEY', opening: 'Выставлен счёт' },
  payments: { kind: 'MONEY', opening: 'Начат платёж' },
  refunds: { kind: 'MONEY', opening: 'Запрошен возврат' },
  gift_orders: { kind: 'ORDERS', opening: 'Заказан подарок' },
} as const satisfies Record<string, { kind: ClientEventKind; opening: string }>;
export type ClientRecord = keyof typeof clientRecords;
