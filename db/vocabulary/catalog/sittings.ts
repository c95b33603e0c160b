import { moscowDay, zoneOf } from '../time.ts';
import { type ClassDay, momentAt } from './classDays.ts';
import { moscowOffset, type UtcOffset } from './utcOffsets.ts';

/** A time in which a course goes on without a night between. All moments are unix seconds. */
export interface Sitting {
  start: number;
  end: number;
  /** Its hours are not known: from midnight to midnight in UTC, as calendars name whole days. */
  isWholeDay: boolean;
}

export interface CourseTimes {
  /** The hours of each day, where they are known. */
  schedule?: readonly ClassDay[];
  utc_offset?: UtcOffset;
  date_start: number;
  date_end: number | null;
  duration_hours: number | null;
}

const day = 86_400;
const academicHour = 45 * 60;
/** Academic hours that one sitting may last. */
const longestSitting = 10;
/** A course of more days is one entry, so that it does not fill the calendar. */
const mostDays = 31;

/** The calendar entries of a course: its listed hours, or one on each of its days with the hours of the first and the last. */
export function sittingsOf({
  date_start,
  date_end,
  duration_hours,
  schedule = [],
  utc_offset = moscowOffset,
}: CourseTimes): Sitting[] {
  if (schedule.length > 0)
    return schedule.map(({ day: date, from, to }) => ({
      start: momentAt(date, from, utc_offset),
      end: momentAt(date, to, utc_offset),
      isWholeDay: false,
    }));
  const last = date_end && date_end > date_start ? date_end : date_start;
  const days = (midnightOf(last) - midnightOf(date_start)) / day + 1;
  if (days > mostDays) return [{ ...wholeDay(date_start), end: midnightOf(last) + day }];
  const starts = Array.from({ length: days }, (_, index) => date_start + index * day);
  const length = hasHour(date_start) ? lengthOf(date_start, last, days, duration_hours) : null;
  return starts.map((start) =>
    length === null ? wholeDay(start) : { start, end: start + length, isWholeDay: false },
  );
}

/** For each day: until the hour at which the last one ends, or as long as its share of the course is. */
function lengthOf(start: number, last: number, days: number, hours: number | null): number | null {
  const untilHour = last - (start + (days - 1) * day);
  if (hasHour(last) && untilHour > 0) return untilHour;
  const share = hours === null ? null : hours / days;
  return share !== null && share <= longestSitting ? Math.round(share * academicHour) : null;
}

const wholeDay = (moment: number): Sitting => ({
  start: midnightOf(moment),
  end: midnightOf(moment) + day,
  isWholeDay: true,
});

/** A course with a day only is stored at midnight in UTC. */
const hasHour = (moment: number): boolean => moment % day !== 0;

const midnightOf = (moment: number): number =>
  hasHour(moment) || zoneOf(moment) !== 'UTC'
    ? Date.parse(moscowDay(new Date(moment * 1000))) / 1000
    : moment;
