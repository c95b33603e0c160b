import { momentOf, plusDays, plusMonths, weekday } from './days.ts';
import type { Filters } from './filters.ts';

/** The days of a month by weeks from Monday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = weekday(first);
  const end = `${plusMonths(month, 1)}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = plusDays(first, -before); monday < end; monday = plusDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => plusDays(monday, index)).map((day) =>
        day >= first && day < end ? day : null,
      ),
    );
  return weeks;
}

/** The part of a month that lies within the chosen dates, in unix seconds; its end is before its beginning where none does. */
export function monthWithin(
  month: string,
  { dateStart, dateEnd }: Filters,
): { dateStart: string; dateEnd: string } {
  const first = Number(momentOf(`${month}-01`, 'beginning'));
  const last = Number(momentOf(lastDayOf(month), 'end'));
  const from = dateStart === undefined ? first : Number(momentOf(dateStart, 'beginning'));
  const to = dateEnd === undefined ? last : Number(momentOf(dateEnd, 'end'));
  return { dateStart: String(Math.max(first, from)), dateEnd: String(Math.min(last, to)) };
}

export const lastDayOf = (month: string): string => plusDays(`${plusMonths(month, 1)}-01`, -1);

/** «декабрь 2026». */
export function monthName(month: string): string {
  const text = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
  return text.replace(/\sг\.$/, '');
}
