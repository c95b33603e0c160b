import { lifecycle } from '../../lifecycle.ts';
import type { RequestStatus } from '../../statuses.ts';

/** Labels for the screens of staff; the codes are those of every request. */
const managerRequestStatuses = {
  CREATED: { label: 'Новая' },
  CONFIRMED: { label: 'Обработана' },
  CANCELED: { label: 'Отменена' },
  REJECTED: { label: 'Отказ' },
} as const satisfies Record<RequestStatus, { label: string }>;

export const managerRequestLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: managerRequestStatuses,
  transitions: {
    take: { from: ['CREATED'], label: 'Взять в работу', done: 'Заявка взята в работу' },
    assign: { from: ['CREATED'], label: 'Назначить менеджера', done: 'Назначен менеджер заявки' },
    confirm: {
      from: ['CREATED'],
      to: ['CONFIRMED', 'REJECTED', 'CREATED'],
      label: 'Записать итог',
      done: 'Итог заявки записан',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Заявка отклонена',
      needs_reason: true,
    },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отменить заявку', done: 'Заявка отменена' },
    reopen: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'CREATED',
      label: 'Вернуть в работу',
      done: 'Заявка возвращена в работу',
      needs_reason: true,
    },
  },
});

/** The outcome of a request. */
export const requestResults = {
  BOOKED: 'Записан на курс',
  REFUSED: 'Отказался',
  NO_ANSWER: 'Не дозвонился',
  INFO: 'Получил ответ',
} as const;
export type RequestResult = keyof typeof requestResults;

/** A request whose client refused is not «Подтверждена»; a client who was not reached is called again. */
export const endOfResult = {
  BOOKED: 'CONFIRMED',
  INFO: 'CONFIRMED',
  REFUSED: 'REJECTED',
  NO_ANSWER: 'CREATED',
} as const satisfies Record<RequestResult, RequestStatus>;

/** Outcomes that leave nothing to be done. */
export type SettledResult = {
  [Result in RequestResult]: (typeof endOfResult)[Result] extends 'CONFIRMED' ? Result : never;
}[RequestResult];

export const isSettled = (result: RequestResult): result is SettledResult =>
  endOfResult[result] === 'CONFIRMED';

interface Request {
  status: RequestStatus;
  manager_id: number | null;
  result: RequestResult | null;
}

/** The state of a request, in words. */
export function requestState({ status, manager_id, result }: Request): string {
  if (status === 'CREATED' && result === 'NO_ANSWER') return requestResults.NO_ANSWER;
  if (status === 'CREATED') return manager_id === null ? 'Новая' : 'В работе';
  if (status === 'REJECTED' && result === 'REFUSED') return requestResults.REFUSED;
  // Before outcomes had statuses of their own, every one of them was confirmed.
  const ended = status === 'CONFIRMED' && result && !isSettled(result);
  const { label } = managerRequestStatuses[ended ? 'REJECTED' : status];
  return result && result !== 'REFUSED' ? `${label}: ${requestResults[result].toLowerCase()}` : label;
}

export const requestKinds = {
  QUESTION: 'Вопрос о курсе',
  ORDER_HELP: 'Помощь с записью',
  CALLBACK: 'Обратный звонок',
  GROUP: 'Групповая заявка',
  OTHER: 'Другое',
} as const;
export type RequestKind = keyof typeof requestKinds;

/** Where our own pages send requests from; other clients may name other places. */
const requestTargets: Record<string, string> = {
  prod: 'Вопрос на странице курса',
  waitlist: 'Хочет в лист ожидания курса',
  opening: 'Ждёт открытия записи на курс',
  new_date: 'Ждёт новой даты курса',
  search_empty: 'Поиск ничего не нашёл',
  contacts: 'Страница контактов',
  about: 'Страница о компании',
  home: 'Главная страница',
  lecturer: 'Страница лектора',
  center: 'Страница учебного центра',
  link: 'Ссылка, которая открывает форму',
  phone: 'Звонок: записал сотрудник',
};

export const targetLabel = (target: string | null | undefined) =>
  target ? (requestTargets[target] ?? target) : null;

/** A second request of the same phone about the same course within this time joins the first. */
export const duplicateWindowHours = 24;
