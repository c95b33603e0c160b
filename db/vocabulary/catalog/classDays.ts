import { formatDay } from '../time.ts';
import { moscowOffset, type UtcOffset, zoneName } from './utcOffsets.ts';

/** The hours of one day of a course, by the clock of its venue. A day may be listed twice. */
export interface ClassDay {
  /** `2027-03-12` */
  day: string;
  /** `10:00` */
  from: string;
  to: string;
  /** The part of the programme: «Модуль 1». */
  title: string | null;
}

export const classDayLimits = { count: 60, title: 120 } as const;

const daySeconds = 86_400;

/** A day of the table and an hour of the venue, as unix seconds. */
export const momentAt = (day: string, time: string, offset: UtcOffset): number =>
  Date.parse(`${day}T${time}:00Z`) / 1000 - offset * 3600;

/** «10:00–18:00»; null where the days differ, or none is listed. */
export function commonHours(days: readonly ClassDay[]): string | null {
  const hours = new Set(days.map(hoursOf));
  return hours.size === 1 ? ([...hours][0] ?? null) : null;
}

export const hoursOf = ({ from, to }: Pick<ClassDay, 'from' | 'to'>): string => `${from}–${to}`;

/** «пятница, 12 марта 2027» */
export const dayInWords = (day: string): string => {
  const moment = Date.parse(day) / 1000;
  return `${weekday.format(moment * 1000)}, ${formatDay(moment, 'UTC')}`;
};

/** Whose clock the hours follow: «по московскому времени», or «местное время, МСК+4». */
export const clockInWords = (offset: UtcOffset): string =>
  offset === moscowOffset ? 'по московскому времени' : `местное время, ${zoneName(offset)}`;

/** The days of a course and the clock they follow. */
export interface Schedule {
  schedule: readonly ClassDay[];
  utc_offset: UtcOffset;
}

/** «10:00–18:00, местное время, МСК+4»; null while the hours are not known or differ from day to day. */
export function hoursLine({ schedule, utc_offset }: Schedule): string | null {
  const hours = commonHours(schedule);
  return hours && `${hours}, ${clockInWords(utc_offset)}`;
}

/** «в Москве 06:00–14:00», where all days have these hours and Moscow has another clock. */
export function moscowLine({ schedule, utc_offset }: Schedule): string | null {
  const [first] = schedule;
  const hours = first && commonHours(schedule) ? moscowHours(first, utc_offset) : null;
  return hours && `в Москве ${hours}`;
}

/** The hours as a clock in Moscow shows them; null where it shows the same. */
export function moscowHours({ from, to }: Pick<ClassDay, 'from' | 'to'>, offset: UtcOffset): string | null {
  if (offset === moscowOffset) return null;
  const [start, end] = [inMoscow(from, offset), inMoscow(to, offset)];
  return `${start.time}–${end.time}${start.isDayBefore ? ' (начало накануне)' : ''}`;
}

/** The same days so much later. */
export const movedBy = (days: readonly ClassDay[], count: number): ClassDay[] =>
  days.map((each) => ({ ...each, day: isoDay(Date.parse(each.day) / 1000 + count * daySeconds) }));

/** From the day on which one moment is shown to that of another: see `formatDay`. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / daySeconds) - Math.floor(from / daySeconds);

/** `2027-03-12`, the day on which `formatDay` shows a moment. */
export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** In the order in which they are held. */
export const inTurn = (days: readonly ClassDay[]): ClassDay[] =>
  [...days].sort((one, other) => `${one.day} ${one.from}`.localeCompare(`${other.day} ${other.from}`));

/** The contradictions of a table of days, by row: hours in the wrong order, and days beyond those of the course. */
export function issuesOfDays(
  days: readonly ClassDay[],
  { date_start, date_end }: { date_start: number | null; date_end: number },
): Record<string, string> {
  const first = date_start === null ? null : isoDay(date_start);
  const last = date_end === 0 ? null : isoDay(date_end);
  return Object.fromEntries(
    days.flatMap(({ day, from, to }, index) => {
      if (to <= from) return [[`schedule.${index}.to`, 'Позже начала']];
      const isBeyond = first === null || day < first || (last !== null && day > last);
      return isBeyond ? [[`schedule.${index}.day`, 'Вне дат курса']] : [];
    }),
  );
}

function inMoscow(time: string, offset: UtcOffset) {
  const moment = momentAt('2000-01-02', time, offset) + moscowOffset * 3600;
  const text = new Date(moment * 1000).toISOString();
  return { time: text.slice(11, 16), isDayBefore: text.startsWith('2000-01-01') };
}

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });
