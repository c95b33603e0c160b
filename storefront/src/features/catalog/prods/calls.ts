import type { ProdFull } from '@odonta/api/contract';
import { closureSentence } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

export interface Call {
  /** The state of the course for a visitor who wants to come, in a sentence. */
  text: string;
  label: string;
  /** The label where the visitor can join the waiting list; the other texts are for a question instead. */
  waiting?: string;
  /** The origin of the form, for the manager. */
  target: 'prod' | 'waitlist' | 'opening' | 'new_date';
  /** Whether one may book at once, and the rest is for who would rather ask. */
  isBookable?: true;
}

const booking = { label: 'Задать вопрос', target: 'prod', isBookable: true } as const;
const opening = { waiting: 'Сообщить об открытии', label: 'Задать вопрос' } as const;
const newDate = { label: 'Сообщить о новой дате', target: 'new_date' } as const;

const calls: Record<ProdState, Call> = {
  OPEN: { text: 'Идёт запись: место закрепляется сразу.', ...booking },
  LAST_SEATS: { text: 'Места заканчиваются: запишитесь, пока они есть.', ...booking },
  WAITLIST: {
    text: 'Мест нет. Если кто-то откажется, мы сообщим вам первым.',
    waiting: 'В лист ожидания',
    label: 'Задать вопрос',
    target: 'waitlist',
  },
  PAUSED: { text: 'Продажи приостановлены.', ...opening, target: 'opening' },
  NOT_YET_OPEN: { text: 'Запись ещё не открыта.', ...opening, target: 'opening' },
  CLOSED: { text: 'Запись на эту дату закрыта.', ...newDate },
  ONGOING: { text: 'Курс уже идёт. Сообщим, когда он пройдёт снова.', ...newDate },
  PAST: { text: 'Курс уже прошёл. Сообщим, когда он пройдёт снова.', ...newDate },
  NO_DATE: {
    text: 'Дата ещё не назначена: она открыта для предложений.',
    ...opening,
    target: 'new_date',
  },
};

/** The same of a course whose hours can be chosen: there is no date to wait for, only the end of a pause. */
export function byHour(call: Call, center: Said): Call {
  if (center.closed_to) return paused(center);
  if (call.isBookable) return call;
  return {
    text: 'Занятия один на один: выберите свободное время лектора.',
    label: 'Задать вопрос',
    target: 'prod',
  };
}

/** The call to action of a course page. */
export function callOf(
  prod: Pick<ProdFull, 'state' | 'is_canceled' | 'registration_from'> & { center: Said },
): Call {
  if (prod.is_canceled) return { text: 'Курс отменён.', ...newDate };
  const call = calls[prod.state];
  if (prod.state === 'PAUSED') return paused(prod.center);
  if (prod.state !== 'NOT_YET_OPEN' || prod.registration_from === null) return call;
  return { ...call, text: `Запись откроется ${formatMoscowDay(prod.registration_from)}.` };
}

type Said = Parameters<typeof closureSentence>[0];

const paused = (center: Said): Call => ({ ...calls.PAUSED, text: closureSentence(center) });
