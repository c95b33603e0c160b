import { lifecycle } from '../lifecycle.ts';
import { requestStatuses } from '../statuses.ts';

export const managerRequestLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatuses,
  moves: {
    take: { from: ['CREATED'], label: 'Взять в работу' },
    assign: { from: ['CREATED'], label: 'Назначить менеджера' },
    confirm: { from: ['CREATED'], to: 'CONFIRMED', label: 'Подтвердить' },
    reject: { from: ['CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отменить' },
    reopen: { from: ['CONFIRMED', 'REJECTED'], to: 'CREATED', label: 'Вернуть в работу' },
  },
});

/** How a request ended when it was confirmed. */
export const requestResults = {
  BOOKED: 'Записан на курс',
  REFUSED: 'Отказался',
  NO_ANSWER: 'Не удалось связаться',
  INFO: 'Получил ответ',
} as const;
export type RequestResult = keyof typeof requestResults;

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
  link: 'Ссылка, которая открывает форму',
  phone: 'Звонок: записал сотрудник',
};

export const targetLabel = (target: string | null | undefined) =>
  target ? (requestTargets[target] ?? target) : null;

/** A second request of the same phone about the same course within this time joins the first. */
export const duplicateWindowHours = 24;
