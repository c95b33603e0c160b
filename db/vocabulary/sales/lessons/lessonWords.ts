import { clockInWords } from '../../catalog/classDays.ts';
import { moscowOffset, type UtcOffset, zoneName } from '../../catalog/utcOffsets.ts';
import { plural } from '../../plural.ts';
import { formatDay } from '../../time.ts';
import type { LessonDay, LessonTime } from './lessons.ts';

/** By the clock of the course: `{ day: '2027-03-12', from: '10:00', to: '11:30' }`. */
export function lessonDay({ starts_at, ends_at }: LessonTime, offset: UtcOffset): LessonDay {
  const [start, end] = [localOf(starts_at, offset), localOf(ends_at, offset)];
  return { day: start.slice(0, 10), from: start.slice(11, 16), to: end.slice(11, 16) };
}

/** «12 марта 2027, 10:00–11:30» */
export function lessonTime(time: LessonTime, offset: UtcOffset): string {
  const { day, from, to } = lessonDay(time, offset);
  return `${formatDay(Date.parse(day) / 1000, 'UTC')}, ${from}–${to}`;
}

/** «12 марта 2027, 10:00–11:30 по московскому времени» */
export const lessonInWords = (time: LessonTime, offset: UtcOffset): string => {
  const clock = clockInWords(offset);
  return `${lessonTime(time, offset)}${clock.startsWith('по') ? ' ' : ', '}${clock}`;
};

/** «Время московское.», «Время местное, МСК+4.» */
export const clockOfLessons = (offset: UtcOffset): string =>
  offset === moscowOffset ? 'Время московское.' : `Время местное, ${zoneName(offset)}.`;

/** «пятница, 12 марта» */
export const lessonWeekday = (time: LessonTime, offset: UtcOffset): string =>
  weekday.format((time.starts_at + offset * 3600) * 1000);

/** «1,5 часа» */
export function lessonLength({ starts_at, ends_at }: LessonTime): string {
  const hours = (ends_at - starts_at) / 3600;
  if (Number.isInteger(hours)) return plural(hours, ['час', 'часа', 'часов']);
  return `${String(hours).replace('.', ',')} часа`;
}

const localOf = (moment: number, offset: UtcOffset): string =>
  new Date((moment + offset * 3600) * 1000).toISOString();

const weekday = new Intl.DateTimeFormat('ru-RU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
