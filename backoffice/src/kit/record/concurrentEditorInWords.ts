import { verbOf } from '@odonta/db/vocabulary/identity/verbOf.ts';
import { formatMoment, formatTime, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { FailureBody } from '../api/failure.ts';

const aDay = 12 * 3600;

/** «Пока вы правили, Анна Петрова изменила запись в 14:05»; the day too, where it may be another one. */
export function concurrentEditorInWords(
  { by, at }: Pick<FailureBody, 'by' | 'at'>,
  now = nowInSeconds(),
): string {
  if (!by?.name || at === undefined) return 'Запись изменил другой сотрудник';
  const moment = now - at < aDay ? formatTime(at) : formatMoment(at);
  return `Пока вы правили, ${by.name} ${verbOf(by.name, ['изменил', 'изменила', 'изменил(а)'])} запись в ${moment}`;
}
