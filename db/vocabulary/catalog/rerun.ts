import { moscowDay } from '../time.ts';
import { type ClassDay, daysBetween, movedBy } from './classDays.ts';

/** The fields of a course that depend on its days: moments in unix seconds, an end of zero for a course online. */
export interface CourseDates {
  date_start: number | null;
  date_end: number;
  registration_from: number | null;
  registration_to: number | null;
  prices: readonly { date: number | null }[];
  schedule: readonly ClassDay[];
}

type Dated<D extends CourseDates> = Pick<
  D,
  'date_end' | 'registration_from' | 'registration_to' | 'prices' | 'schedule'
>;

/**
 * The same course from another day on. It lasts as long as before; deadlines keep their hour and stand as many days
 * before the new start as before the old one.
 */
export function datesOfRerun<D extends CourseDates>(course: D, date_start: number): Dated<D> {
  const start = course.date_start ?? date_start;
  const days = dayNumber(date_start) - dayNumber(start);
  const shifted = (moment: number | null) => (moment === null ? null : moment + days * secondsInDay);
  return {
    date_end: course.date_end === 0 ? 0 : course.date_end + date_start - start,
    registration_from: shifted(course.registration_from),
    registration_to: shifted(course.registration_to),
    prices: course.prices.map((price) => ({ ...price, date: shifted(price.date) })),
    schedule: movedBy(course.schedule, daysBetween(start, date_start)),
  } as Dated<D>;
}

const secondsInDay = 86_400;

const dayNumber = (seconds: number) =>
  Date.parse(moscowDay(new Date(seconds * 1000))) / (secondsInDay * 1000);
