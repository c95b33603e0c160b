/** The year this product began, so that the numbers of edits stay small. */
const firstEdit = Date.UTC(2026, 0, 1) / 1000;
/** What a webinar is given where its length is not known, or is not that of one sitting. */
const hour = 3600;
const academicHour = 45 * 60;
const longestSitting = 10;

/** Until when a course fills somebody's calendar. All moments are unix seconds. */
export function courseEndsAt(
  { date_end, duration_hours }: { date_end: number; duration_hours: number | null },
  start: number,
): number {
  if (date_end > start) return date_end;
  const isOneSitting = duration_hours !== null && duration_hours <= longestSitting;
  return start + (isOneSitting ? duration_hours * academicHour : hour);
}

/** Rises with each edit and never falls, so that calendars take the new date for the newer one. */
export const editNumber = (date_edit: number): number => Math.max(0, date_edit - firstEdit);
