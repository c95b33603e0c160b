import {
  type ClassDay,
  clockInWords,
  commonHours,
  dayInWords,
  hoursLine,
  hoursOf,
  moscowLine,
} from './classDays.ts';
import type { UtcOffset } from './utcOffsets.ts';

/** The way to a course and its hours, as its participants need them. */
export interface Visit {
  /** The city and the address in it, or «Онлайн»; empty while it is not known. */
  place: string;
  /** A search of the address on a map; null without one. */
  map: string | null;
  directions: string | null;
  /** By the clock of the venue; empty while the hours are not known. */
  schedule: ClassDay[];
  utc_offset: UtcOffset;
  /** Things to bring, a line each. */
  needs: string[];
}

/** A search of the address on a map: followed by the visitor, and by nobody before. */
export const mapLink = (city: string, address: string): string =>
  `https://yandex.ru/maps/?${new URLSearchParams({ text: `${city}, ${address}` })}`;

/** The hours: in one line where all days are alike, otherwise a line for each. */
export function hoursInLines(visit: Pick<Visit, 'schedule' | 'utc_offset'>): string[] {
  const { schedule, utc_offset } = visit;
  if (schedule.length === 0) return [];
  if (areAllAlike(schedule)) return [hoursLine(visit), moscowLine(visit)].filter((line) => line !== null);
  return [...schedule.map(dayLine), `Часы — ${clockInWords(utc_offset)}.`];
}

/** Equal days without a title need no list. */
export const areAllAlike = (schedule: readonly ClassDay[]): boolean =>
  commonHours(schedule) !== null && schedule.every(({ title }) => title === null);

const dayLine = ({ day, title, ...hours }: ClassDay): string =>
  [`${dayInWords(day)}, ${hoursOf(hours)}`, title].filter(Boolean).join(' — ');
