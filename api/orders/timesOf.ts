import type { Order, Prod } from '@odonta/db/models';
import type { ClassDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { lessonDay } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

const academicHour = 45 * 60;

type Dated = Pick<Order, 'lesson_from' | 'lesson_to'>;
type Course = Pick<Prod, 'date_start' | 'date_end' | 'city'>;

/**
 * The days on which somebody with this order comes: to his lesson, or to the course as it is now; its city is loaded
 * with it. Days are stored as midnight in UTC, so that a morning in Vladivostok stays on its own day.
 */
export const datesOfOrder = ({ lesson_from, lesson_to }: Dated, prod: Course) => ({
  date_start: lesson_from ? dayAt(lesson_from, prod) : secondsOf(prod.date_start),
  date_end: lesson_to ? dayAt(lesson_to, prod) : secondsOf(prod.date_end),
});

/** The moment from which an order is begun, unix seconds: that of its lesson, or of the day that was sold. */
export const beginningOf = ({ lesson_from, snapshot }: Pick<Order, 'lesson_from' | 'snapshot'>) =>
  lesson_from ? secondsOf(lesson_from) : snapshot.date_start;

/** The last moment of an order, unix seconds. */
export const endingOf = (order: Dated, prod: Course): number | null => {
  const { date_start, date_end } = datesOfOrder(order, prod);
  return order.lesson_to ? secondsOf(order.lesson_to) : (date_end ?? date_start);
};

/** The hours of each of his days, by the clock of the course; its city is loaded with it. */
export function scheduleOfOrder(
  { lesson_from, lesson_to }: Dated,
  { schedule, city }: Pick<Prod, 'schedule' | 'city'>,
): ClassDay[] {
  if (!lesson_from || !lesson_to) return schedule;
  const time = { starts_at: secondsOf(lesson_from), ends_at: secondsOf(lesson_to) };
  return [{ ...lessonDay(time, city?.utc_offset ?? moscowOffset), title: null }];
}

/** Academic hours that somebody with this order has learned for: whole ones of a lesson, or those of the course. */
export function hoursOfOrder(
  { lesson_from, lesson_to }: Dated,
  { duration_hours }: Pick<Prod, 'duration_hours'>,
): number | null {
  if (!lesson_from || !lesson_to) return duration_hours;
  return Math.floor((secondsOf(lesson_to) - secondsOf(lesson_from)) / academicHour) || null;
}

/** The last moment of an order `o` of a course `p`, for a statement. */
export const endsAt = 'coalesce(o.lesson_to, p.date_end, p.date_start)';

function dayAt(moment: Date, { city }: Course): number {
  const local = secondsOf(moment) + (city?.utc_offset ?? moscowOffset) * 3600;
  return local - (local % 86_400);
}
