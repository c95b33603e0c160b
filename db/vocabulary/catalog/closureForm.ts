import { withoutContactsRule } from '../contactsInText.ts';
import type { TextRule } from '../rules.ts';
import { moscowDay } from '../time.ts';
import type { SetClosure } from './closure.ts';
import { beginningOf, secondsOfDay } from './closureInWords.ts';

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
  const days = (beginningOf(closed_to) - beginningOf(closed_from)) / secondsOfDay + 1;
  return days > closureDaysAtMost
    ? { field: 'closed_to', message: `Пауза длится не больше ${closureDaysAtMost} дней` }
    : null;
}
