import { withoutContactsRule } from '../contactsInText.ts';
import type { TextRule } from '../rules.ts';
import { formatMoscowDay, moscowDay } from '../time.ts';

/** Days on which a centre sells nothing, by the calendar of Moscow, both included; all null where it has none. */
export interface Closure {
  closed_from: string | null;
  closed_to: string | null;
  /** Visitors read it in place of the button. */
  closure_note: string | null;
}

export interface SetClosure {
  closed_from: string;
  closed_to: string;
  closure_note: string;
}

export const noClosure: Closure = { closed_from: null, closed_to: null, closure_note: null };

export const closureDaysAtMost = 90;

export const closureForm = {
  closed_from: { required: 'Укажите первый день паузы' },
  closed_to: { required: 'Укажите последний день паузы' },
  closure_note: {
    required: 'Напишите посетителям, почему продажи приостановлены',
    min: { value: 5, message: 'Напишите подробнее: хотя бы 5 знаков' },
    max: { value: 200, message: 'Не длиннее 200 знаков' },
    format: withoutContactsRule,
  },
} satisfies Record<string, TextRule>;

/** The moments at which the pause begins and ends, in unix seconds; null without one. */
export function momentsOf({ closed_from, closed_to }: Closure): { from: number; until: number } | null {
  return closed_from && closed_to
    ? { from: beginningOf(closed_from), until: beginningOf(closed_to) + day }
    : null;
}

export function isClosedAt(closure: Closure, now: number): boolean {
  const moments = momentsOf(closure);
  return moments !== null && moments.from <= now && now < moments.until;
}

/** The pause while it lasts; for everybody but the centre and staff there is none before and after. */
export const closureAt = ({ closed_from, closed_to, closure_note }: Closure, now: number): Closure =>
  isClosedAt({ closed_from, closed_to, closure_note }, now)
    ? { closed_from, closed_to, closure_note }
    : noClosure;

/** The pause that lasts or is still to come. */
export function closureAhead({ closed_from, closed_to, closure_note }: Closure, now: number): Closure {
  const moments = momentsOf({ closed_from, closed_to, closure_note });
  return moments !== null && now < moments.until ? { closed_from, closed_to, closure_note } : noClosure;
}

/** Null where these days can be a pause that is set today; otherwise the field in error and why. */
export function issueOfClosure(
  { closed_from, closed_to }: Pick<SetClosure, 'closed_from' | 'closed_to'>,
  now: number,
  /** The first day of the pause that is being changed may have passed. */
  began: string | null = null,
): { field: 'closed_from' | 'closed_to'; message: string } | null {
  const today = moscowDay(new Date(now * 1000));
  if (closed_from < today && closed_from !== began)
    return { field: 'closed_from', message: 'Не раньше сегодняшнего дня' };
  if (closed_to < today) return { field: 'closed_to', message: 'Не раньше сегодняшнего дня' };
  if (closed_to < closed_from) return { field: 'closed_to', message: 'Не раньше первого дня' };
  const days = (beginningOf(closed_to) - beginningOf(closed_from)) / day + 1;
  return days > closureDaysAtMost
    ? { field: 'closed_to', message: `Пауза длится не больше ${closureDaysAtMost} дней` }
    : null;
}

type Said = Partial<Pick<Closure, 'closed_to' | 'closure_note'>>;

/** «Продажи приостановлены до 12 марта 2027 включительно: центр в отпуске» */
export const closureInWords = (closure: Said): string =>
  ['Продажи приостановлены', untilInWords(closure)].filter(Boolean).join(' ');

/** «до 12 марта 2027 включительно: центр в отпуске» */
export const untilInWords = ({ closed_to, closure_note }: Said): string =>
  closed_to
    ? `до ${dayInWords(closed_to)} включительно${closure_note ? `: ${closure_note}` : ''}`
    : (closure_note ?? '');

/** «12 марта 2027» of a day as PostgreSQL writes days. */
export const dayInWords = (written: string): string => formatMoscowDay(beginningOf(written));

const day = 86_400;

const beginningOf = (written: string): number => Date.parse(`${written}T00:00:00+03:00`) / 1000;
