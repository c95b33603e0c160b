import type { EditedProd } from '@odonta/api/contract';
import { daysBetween, movedBy } from '@odonta/db/vocabulary/catalog/classDays.ts';

/** An open date takes the dates away: the server accepts one or the other. */
export const openDate: Partial<EditedProd> = {
  is_date_open: true,
  date_start: null,
  date_end: 0,
  schedule: [],
};

/** Another start of a course; its listed days move with it, as they do for staff. */
export function startMoved(
  { is_date_open, schedule }: Pick<EditedProd, 'is_date_open' | 'schedule'>,
  date_start: number | null,
  before: number | null,
): Partial<EditedProd> {
  const days = date_start === null || before === null ? 0 : daysBetween(before, date_start);
  return {
    date_start,
    ...(is_date_open && { is_date_open: date_start === null }),
    ...(days !== 0 && schedule.length > 0 && { schedule: movedBy(schedule, days) }),
  };
}
