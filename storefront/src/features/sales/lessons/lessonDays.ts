import type { LessonOffer, LessonSlotView } from '@odonta/api/contract';
import { lessonDay, lessonWeekday } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';

export interface LessonDayView {
  /** «пятница, 12 марта» */
  name: string;
  slots: (LessonSlotView & { hours: string })[];
}

/** The free hours by the day they are on, by the clock of the course. */
export function daysOf({ slots, utc_offset }: Pick<LessonOffer, 'slots' | 'utc_offset'>): LessonDayView[] {
  const days = Map.groupBy(slots, (slot) => lessonDay(slot, utc_offset).day);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    const named = ofDay.map((slot) => {
      const { from, to } = lessonDay(slot, utc_offset);
      return { ...slot, hours: `${from}–${to}` };
    });
    return [{ name: lessonWeekday(first, utc_offset), slots: named }];
  });
}
