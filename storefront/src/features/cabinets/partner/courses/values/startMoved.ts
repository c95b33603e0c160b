import { type ClassDay, daysBetween, movedBy } from '@odonta/db/vocabulary/catalog/classDays.ts';

/** Another start of a course; its listed days move with it, as they do for staff. */
export function withSchedule(date_start: number | null, before: number | null, schedule: ClassDay[]) {
  if (date_start === null || before === null || schedule.length === 0) return { date_start };
  const days = daysBetween(before, date_start);
  return days === 0 ? { date_start } : { date_start, schedule: movedBy(schedule, days) };
}
