import { plusDays, plusMonths, weekday } from './days.ts';

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

export const lastDayOf = (month: string): string => plusDays(`${plusMonths(month, 1)}-01`, -1);

/** «декабрь 2026». */
export function monthName(month: string): string {
  const text = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
  return text.replace(/\sг\.$/, '');
}
