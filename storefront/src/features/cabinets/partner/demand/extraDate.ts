import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';

export interface ExtraDateValues {
  date_start: string;
}

const secondsInDay = 86_400;

/** The same hour of another day in Moscow, by whose days courses are counted. */
export function sameHourOn(day: string, start: number): number {
  const days = (Date.parse(day) - Date.parse(moscowDay(new Date(start * 1000)))) / (secondsInDay * 1000);
  return start + days * secondsInDay;
}

export const tomorrow = (): string => moscowDay(new Date((nowInSeconds() + secondsInDay) * 1000));

export const extraDateShape = (prodId: number): FormShape<ExtraDateValues> => ({
  name: `extra-date-${prodId}`,
  labels: { date_start: 'Новая дата начала' },
  rules: {
    date_start: {
      required: 'Выберите дату',
      format: { test: (day) => day >= tomorrow(), message: 'Эта дата уже прошла' },
    },
  },
  empty: { date_start: '' },
});
