import { formatDays, formatMoment } from '../time.ts';

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

/** Days, and the hour as well where only that has changed. */
function datesInWords(before: AnnouncedFacts, after: AnnouncedFacts) {
  const days = { old: daysInWords(before), new: daysInWords(after) };
  if (days.old !== days.new || before.date_start === null || after.date_start === null) return days;
  return { old: formatMoment(before.date_start), new: formatMoment(after.date_start) };
}

const daysInWords = ({ date_start, date_end }: AnnouncedFacts) =>
  date_start === null ? 'дата открыта' : formatDays(date_start, date_end);

function placeInWords({ city, address, date_end }: AnnouncedFacts): string {
  if (city === null) return date_end === 0 ? 'онлайн' : 'место уточняется';
  return address ? `${city}, ${address}` : city;
}

const lecturersInWords = ({ lecturers }: AnnouncedFacts) =>
  lecturers.length === 0 ? 'не объявлены' : lecturers.join(', ');
