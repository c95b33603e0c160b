import { formatMoscowDay } from '../time.ts';
import type { Closure } from './closure.ts';

type Said = Partial<Pick<Closure, 'closed_to' | 'closure_note'>>;

/** «Продажи приостановлены до 12 марта 2027 включительно: центр в отпуске» */
export const closureInWords = (closure: Said): string =>
  ['Продажи приостановлены', untilInWords(closure)].filter(Boolean).join(' ');

/** The same as a sentence: notes are typed with and without a full stop. */
export function closureSentence(closure: Said): string {
  const said = closureInWords(closure);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

/** «до 12 марта 2027 включительно: центр в отпуске» */
export const untilInWords = ({ closed_to, closure_note }: Said): string =>
  closed_to
    ? `до ${dayInWords(closed_to)} включительно${closure_note ? `: ${closure_note}` : ''}`
    : (closure_note ?? '');

/** «12 марта 2027» of a day as PostgreSQL writes days. */
export const dayInWords = (written: string): string => formatMoscowDay(beginningOf(written));

export const secondsOfDay = 86_400;

/** The first second of a day in Moscow, written as PostgreSQL writes days. */
export const beginningOf = (written: string): number => Date.parse(`${written}T00:00:00+03:00`) / 1000;
