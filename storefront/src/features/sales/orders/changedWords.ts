import type { OrderView } from '@odonta/api/contract';
import { endOfMoscowDay, formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

type Changed = NonNullable<OrderView['changed']>;

/** A move by a centre changes nothing of the course, and opens the same way out. */
export const titleOf = ({ changes }: Changed): string =>
  changes.length > 0 ? 'Курс изменился' : 'Запись перенёс учебный центр';

/** The right ends with a day, or with the beginning of the course if that is earlier. */
export const untilWhen = ({ until }: Changed): string =>
  until === endOfMoscowDay(until)
    ? `до ${formatMoscowDay(until)} включительно`
    : `до начала курса, ${formatMoment(until)}`;
