import type { Order, Prod } from '@odonta/db/models';
import type { ClassDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { lessonDay } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

type Dated = Pick<Order, 'lesson_from' | 'lesson_to'>;
type Course = Pick<Prod, 'date_start' | 'date_end'>;

/** When somebody with this order comes: to his lesson, or to the course as it is now. */
export const datesOfOrder = ({ lesson_from, lesson_to }: Dated, prod: Course) => ({
  date_start: secondsOf(lesson_from ?? prod.date_start),
  date_end: secondsOf(lesson_to ?? prod.date_end),
});

/** The hours of each of his days, by the clock of the course; its city is loaded with it. */
export function scheduleOfOrder(
  { lesson_from, lesson_to }: Dated,
  { schedule, city }: Pick<Prod, 'schedule' | 'city'>,
): ClassDay[] {
  if (!lesson_from || !lesson_to) return schedule;
  const time = { starts_at: secondsOf(lesson_from), ends_at: secondsOf(lesson_to) };
  return [{ ...lessonDay(time, city?.utc_offset ?? moscowOffset), title: null }];
}

/** The last moment of an order `o` of a course `p`, for a statement. */
export const endsAt = 'coalesce(o.lesson_to, p.date_end, p.date_start)';
