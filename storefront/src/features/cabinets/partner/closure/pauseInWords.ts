import { type Closure, isPlanned } from '@odonta/db/vocabulary/catalog/closure.ts';
import { dayInWords, daysInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';

/** «Продажи приостановлены с 10 марта 2027 по 12 марта 2027 включительно: мы в отпуске» */
export function pauseInWords(pause: Closure, now = nowInSeconds()): string {
  if (pause.closed_from === null) return '';
  const begins = isPlanned(pause, now) ? 'Пауза продаж назначена' : 'Продажи приостановлены';
  return `${begins} ${daysInWords(pause)}: ${pause.closure_note}`;
}

/** How a pause is ended before its last day; null where there is none. */
export function endingInWords(pause: Closure, now = nowInSeconds()) {
  const { closed_from, closed_to } = pause;
  if (closed_from === null || closed_to === null) return null;
  return isPlanned(pause, now)
    ? {
        label: 'Отменить паузу',
        title: 'Отменить паузу?',
        text: `Продажи не остановятся ${dayInWords(closed_from)}: на курсы центра можно будет записаться, как сейчас.`,
        done: 'Пауза отменена: продажи не остановятся',
      }
    : {
        label: 'Открыть продажи',
        title: 'Открыть продажи сейчас?',
        text: `Пауза до ${dayInWords(closed_to)} закончится сразу: на все курсы центра снова можно будет записаться.`,
        done: 'Продажи открыты: на курсы снова можно записаться',
      };
}
