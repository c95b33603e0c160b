import { readTypedDates, sameHourOn } from '@odonta/db/vocabulary/catalog/typedDates.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { FormShape } from '../../../../platform/forms/formShape.ts';

export interface RepeatValues {
  date_start: string;
  also: string;
}

/** As many drafts as a year has courses held each week, at most. */
const mostOtherDays = 51;

export const repeatShape = (id: number): FormShape<RepeatValues> => ({
  name: `repeat-course-${id}`,
  labels: { date_start: 'Новое начало', also: 'Ещё даты' },
  rules: {
    date_start: {
      required: 'Выберите дату',
      format: { test: (day) => day > moscowDay(new Date()), message: 'Эта дата уже прошла' },
    },
    also: {
      format: {
        test: (typed) => {
          const { days, faults } = readTypedDates(typed);
          return faults.length === 0 && days.length <= mostOtherDays;
        },
        message: `Даты вида 19.01.2027, не больше ${mostOtherDays}`,
      },
    },
  },
  empty: { date_start: '', also: '' },
});

/** The same hour of other days; a day named twice gets one draft. */
export function repeatBody({ date_start, also }: RepeatValues, start: number) {
  const others = readTypedDates(also).days.filter((day) => day !== date_start);
  return {
    date_start: sameHourOn(date_start, start),
    ...(others.length > 0 && { also: others.map((day) => sameHourOn(day, start)) }),
  };
}
