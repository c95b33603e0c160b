import { formatMoscowDay } from '../time.ts';
import type { Closure } from './closure.ts';

type Said = Partial<Pick<Closure, 'closed_to' | 'closure_note'>>;

/** «Продажи приостановлены до 12 марта 2027 включительно: центр в отпуске» */
export const closureInWords = (closure: Said): string =>
  ['Продажи приостановлены', untilInWords(closure)].filter(Boolean).join(' ');

export const closureSentence = (closure: Said): string => asSentence(closureInWords(closure));

/** Notes are typed with and without a full stop. */
export const asSentence = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

/** «до 12 марта 2027 включительно: центр в отпуске» */
export const untilInWords = ({ closed_to, closure_note }: Said): string =>
  closed_to
    ? `до ${dayInWords(closed_to)} включительно${closure_note ? `: ${closure_note}` : ''}`
    : (closure_note ?? '');

/** «с 10 марта 2027 по 14 марта 2027 включительно» */
export const daysInWords = ({
  closed_from,
  closed_to,
}: Pick<Closure, 'closed_from' | 'closed_to'>): string =>
  closed_from && closed_to ? `с ${dayInWords(closed_from)} по ${dayInWords(closed_to)} включительно` : '';

/** «12 марта 2027» of a day as PostgreSQL writes days. */
export const dayInWords = (written: string): string => formatMoscowDay(beginningOf(written));

export const secondsOfDay = 86_400;

/** The first second of a day in Moscow, written as PostgreSQL writes days. */
export const beginningOf = (written: string): number => Date.parse(`${written}T00:00:00+03:00`) / 1000;
