import { moscowDay } from '../time.ts';

/** Days typed or pasted one after another, such as «12.01.2027, 19.01.2027». */
export interface TypedDates {
  /** As `2027-01-12`, each once, in order of time. */
  days: string[];
  /** The words that are no days. */
  faults: string[];
}

export function readTypedDates(text: string): TypedDates {
  const words = text.split(/[\s,;]/).filter((word) => word !== '');
  const read = words.map((word) => ({ word, day: dayOf(word) }));
  const days = read.flatMap(({ day }) => day ?? []);
  return {
    days: [...new Set(days)].sort(),
    faults: read.filter(({ day }) => day === null).map(({ word }) => word),
  };
}

/** The moment of the same hour in Moscow on another day, in Unix seconds. */
export const sameHourOn = (day: string, moment: number): number =>
  moment + (Date.parse(day) - Date.parse(moscowDay(new Date(moment * 1000)))) / 1000;

function dayOf(word: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(20\d\d)$/.exec(word) ?? [];
  if (year === '') return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}
