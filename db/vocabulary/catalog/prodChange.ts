import { formatDay, formatDays, formatMoment } from '../time.ts';
import { type ClassDay, commonHours, hoursOf } from './classDays.ts';

/** Changes of a published course that its followers are notified of, and the words on its page. */
export const prodChangeKinds = {
  date: 'Дата перенесена',
  place: 'Место изменено',
  lecturers: 'Состав лекторов изменён',
} as const;
export type ProdChangeKind = keyof typeof prodChangeKinds;

export interface AnnouncedFacts {
  date_start: number | null;
  date_end: number;
  city: string | null;
  address: string | null;
  lecturers: readonly string[];
  /** The hours of each day; they are announced once they are known. */
  schedule: readonly ClassDay[];
}

export interface ChangeInWords {
  kind: ProdChangeKind;
  old: string;
  new: string;
}

/** The differences as sentences that stay true: a lecturer renamed later was announced under the former name. */
export function changesBetween(before: AnnouncedFacts, after: AnnouncedFacts): ChangeInWords[] {
  const dates = datesInWords(before, after);
  const pairs: [ProdChangeKind, string, string][] = [
    ['date', dates.old, dates.new],
    ['place', placeInWords(before), placeInWords(after)],
    ['lecturers', lecturersInWords(before), lecturersInWords(after)],
  ];
  return pairs.filter(([, old, now]) => old !== now).map(([kind, old, now]) => ({ kind, old, new: now }));
}

/** Days; where only the hours have changed, those. */
function datesInWords(before: AnnouncedFacts, after: AnnouncedFacts) {
  const days = { old: daysInWords(before), new: daysInWords(after) };
  if (days.old !== days.new || before.date_start === null || after.date_start === null) return days;
  const hours = { old: hoursInWords(before), new: hoursInWords(after) };
  if (before.schedule.length > 0 && after.schedule.length > 0 && hours.old !== hours.new) return hours;
  return { old: formatMoment(before.date_start), new: formatMoment(after.date_start) };
}

/** «12 марта: 10:00–18:00; 13 марта: 10:00–15:00»; the days are left out where all have the same hours. */
const hoursInWords = ({ schedule }: AnnouncedFacts) =>
  commonHours(schedule) ??
  schedule.map((each) => `${formatDay(Date.parse(each.day) / 1000, 'UTC')}: ${hoursOf(each)}`).join('; ');

const daysInWords = ({ date_start, date_end }: AnnouncedFacts) =>
  date_start === null ? 'дата открыта' : formatDays(date_start, date_end);

function placeInWords({ city, address, date_end }: AnnouncedFacts): string {
  if (city === null) return date_end === 0 ? 'онлайн' : 'место уточняется';
  return address ? `${city}, ${address}` : city;
}

const lecturersInWords = ({ lecturers }: AnnouncedFacts) =>
  lecturers.length === 0 ? 'не объявлены' : lecturers.join(', ');
