import { type Closure, isPlanned, type SetClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { dayInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';

export const savedInWords = (pause: SetClosure, now = nowInSeconds()): string =>
  isPlanned(pause, now)
    ? `Пауза назначена: посетители прочтут пояснение ${dayInWords(pause.closed_from)}`
    : 'Пауза сохранена: посетители читают пояснение';

/** The earliest first day: a pause that has begun keeps its own, and a coming one may be moved to today. */
export const firstDay = ({ closed_from }: Pick<Closure, 'closed_from'>, today: string): string =>
  closed_from !== null && closed_from < today ? closed_from : today;
