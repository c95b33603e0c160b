import type { ProdFull } from '@odonta/api/contract';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';

export interface Call {
  /** Where the course stands for somebody who wants to come, in a sentence. */
  text: string;
  label: string;
  /** What the manager is told the form was opened for. */
  target: 'prod' | 'waitlist' | 'opening' | 'new_date';
}

const question = { label: 'Задать вопрос', target: 'prod' } as const;
const newDate = { label: 'Сообщить о новой дате', target: 'new_date' } as const;

const calls: Record<ProdState, Call> = {
  OPEN: { text: 'Идёт запись. Ответим на вопросы и поможем записаться.', ...question },
  LAST_SEATS: { text: 'Места заканчиваются. Спросите, пока они есть.', ...question },
  WAITLIST: {
    text: 'Мест нет. Если кто-то откажется, мы сообщим вам первым.',
    label: 'В лист ожидания',
    target: 'waitlist',
  },
  NOT_YET_OPEN: {
    text: 'Запись ещё не открыта.',
    label: 'Сообщить об открытии записи',
    target: 'opening',
  },
  CLOSED: { text: 'Запись на эту дату закрыта.', ...newDate },
  ONGOING: { text: 'Курс уже идёт. Сообщим, когда он пройдёт снова.', ...newDate },
  PAST: { text: 'Курс уже прошёл. Сообщим, когда он пройдёт снова.', ...newDate },
  NO_DATE: { text: 'Дата ещё не назначена: она открыта для предложений.', ...newDate },
};

/** The call to action of a course page. */
export function callOf(prod: Pick<ProdFull, 'state' | 'is_canceled' | 'registration_from'>): Call {
  if (prod.is_canceled) return { text: 'Курс отменён.', ...newDate };
  const call = calls[prod.state];
  if (prod.state !== 'NOT_YET_OPEN' || prod.registration_from === null) return call;
  return { ...call, text: `Запись откроется ${formatDay(prod.registration_from)}.` };
}
