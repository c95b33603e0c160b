import { plural } from '../plural.ts';
import { formatDay, formatDays, formatMoment } from '../time.ts';
import { type ClassDay, commonHours, hoursOf } from './classDays.ts';

/** Changes of a published course that its followers are notified of, and the words on its page. */
export const prodChangeKinds = {
  date: 'Дата перенесена',
  place: 'Место изменено',
  duration: 'Продолжительность изменена',
  lecturers: 'Состав лекторов изменён',
} as const;
export type ProdChangeKind = keyof typeof prodChangeKinds;

export interface AnnouncedFacts {
  date_start: number | null;
  date_end: number;
  city: string | null;
  address: string | null;
  lecturers: readonly string[];
  /** Academic hours. */
  duration_hours: number | null;
  /** The hours of each day; they are announced once they are known. */
  schedule: readonly ClassDay[];
}

export interface ChangeInWords {
  kind: ProdChangeKind;
  old: string;
  new: string;
}

/** A change as it happened; people who have booked are notified, unless it only adds to what they bought. */
export interface ProdChangeFact extends ChangeInWords {
  informs: boolean;
}

/** For so many days after such a change all of the money comes back. */
export const fullRefundDays = 10;

/** Changes that continue each other as one; those that were taken back are none. */
export function netChanges(changes: readonly ChangeInWords[]): ChangeInWords[] {
  const net: ChangeInWords[] = [];
  for (const { kind, old, new: now } of changes) {
    const last = net.findLast((change) => change.kind === kind);
    // Dates are told in days or in hours: only what ends where the next one begins is one change.
    if (last?.new === old) last.new = now;
    else net.push({ kind, old, new: now });
  }
  return net.filter(({ old, new: now }) => old !== now);
}

/** The differences as sentences that stay true: a lecturer renamed later was announced under the former name. */
export function changesBetween(before: AnnouncedFacts, after: AnnouncedFacts): ProdChangeFact[] {
  const dates = datesInWords(before, after);
  const pairs: [ProdChangeKind, string, string][] = [
    ['date', dates.old, dates.new],
    ['place', placeInWords(before, after), placeInWords(after, before)],
    ['duration', durationInWords(before), durationInWords(after)],
    ['lecturers', lecturersInWords(before), lecturersInWords(after)],
  ];
  // A fact that was not announced yet takes nothing from those who have booked.
  const adds: ProdChangeKind[] = [
    ...(before.lecturers.every((name) => after.lecturers.includes(name)) ? (['lecturers'] as const) : []),
    ...(before.duration_hours === null ? (['duration'] as const) : []),
  ];
  return pairs
    .filter(([, old, now]) => old !== now)
    .map(([kind, old, now]) => ({ kind, old, new: now, informs: !adds.includes(kind) }));
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

/** The address counts once it was known, as the hours do. */
function placeInWords({ city, address, date_end }: AnnouncedFacts, beside: AnnouncedFacts): string {
  if (city === null) return date_end === 0 ? 'онлайн' : 'место уточняется';
  const isAnnounced = city !== beside.city || beside.address !== null;
  return address && isAnnounced ? `${city}, ${address}` : city;
}

const durationInWords = ({ duration_hours }: AnnouncedFacts) =>
  duration_hours === null ? 'не объявлена' : plural(duration_hours, academicHours);
const academicHours = ['академический час', 'академических часа', 'академических часов'] as const;

const lecturersInWords = ({ lecturers }: AnnouncedFacts) =>
  lecturers.length === 0 ? 'не объявлены' : lecturers.join(', ');
